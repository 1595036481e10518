import { styled } from '@mui/material/styles';

interface RoundPictureProps {
  /** Path on this site. */
  src: string;
  /** Diameter in px. */
  size: number;
  onError?: () => void;
}

/** A round picture, as decoration beside a name. */
export function RoundPicture({ src, size, onError }: RoundPictureProps) {
  return <Picture src={src} alt="" width={size} height={size} loading="lazy" onError={onError} />;
}

const Picture = styled('img')({
  display: 'block',
  flexShrink: 0,
  borderRadius: '50%',
  // A dark picture has an edge on dark paper as well.
  outline: '1px solid color-mix(in srgb, currentColor 14%, transparent)',
  outlineOffset: '-1px',
});
