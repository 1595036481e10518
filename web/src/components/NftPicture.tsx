import { picturePath, type pictureSizes } from '@everything-wallet/core/nfts/picturePath';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { nftHue } from '../lib/nfts/nftHue.ts';

interface NftPictureProps {
  rpcName: string;
  contract: string;
  tokenId: string;
  size: (typeof pictureSizes)[number];
  /** When its metadata was fetched, in ms since 1970; undefined where it names no picture, or none is to be asked for. */
  fetchedAt: number | undefined;
  /** What screen readers say; without it the picture is decoration beside the name. */
  label?: string;
}

/** The picture of an NFT, a square as wide as its place, from our own site; where there is none, or it does not come, a drawing. */
export function NftPicture({ rpcName, contract, tokenId, size, fetchedAt, label = '' }: NftPictureProps) {
  const [failed, setFailed] = useState<string>();
  const path = fetchedAt === undefined ? undefined : picturePath(rpcName, contract, tokenId, size, fetchedAt);
  return (
    <Box sx={{ position: 'relative', aspectRatio: '1', overflow: 'hidden', bgcolor: 'action.hover' }}>
      <Drawing hue={nftHue(contract, tokenId)} label={path === undefined || path === failed ? label : ''} />
      {path !== undefined && path !== failed && (
        <Box
          component="img"
          src={path}
          alt={label}
          loading="lazy"
          decoding="async"
          onError={() => setFailed(path)}
          sx={{ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'contain' }}
        />
      )}
    </Box>
  );
}

/** Waves in two colours. */
function Drawing({ hue, label }: { hue: number; label: string }) {
  return (
    <svg
      viewBox="0 0 400 400"
      width="100%"
      style={{ display: 'block' }}
      focusable="false"
      {...(label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <rect width="400" height="400" fill={`hsl(${hue} 38% 42%)`} />
      <circle cx={100 + (hue % 200)} cy="140" r="64" fill={`hsl(${(hue + 60) % 360} 55% 68%)`} />
      {[220, 275, 330].map((top, place) => (
        <path
          key={top}
          d={`M0 ${top}c70 -40 130 40 200 0s130 -40 200 0V400H0z`}
          fill={`hsl(${(hue + 20) % 360} 40% ${34 - 8 * place}%)`}
        />
      ))}
    </svg>
  );
}
