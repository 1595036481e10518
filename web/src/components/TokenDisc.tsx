import { styled } from '@mui/material/styles';

interface TokenDiscProps {
  /** One character. */
  icon: string;
  /** Hex color. */
  color: string;
  /** Diameter in px. */
  size?: number;
}

/** A token's picture: its character on a disc of its color. */
export function TokenDisc({ icon, color, size = 40 }: TokenDiscProps) {
  return (
    <Disc
      aria-hidden="true"
      style={{ width: size, height: size, fontSize: size * 0.45, backgroundColor: color }}
    >
      {icon}
    </Disc>
  );
}

const Disc = styled('div')({
  flexShrink: 0,
  borderRadius: '50%',
  color: '#fff',
  display: 'grid',
  placeContent: 'center',
  fontWeight: 650,
  lineHeight: 1,
});
