import { picturePath, type pictureSizes } from '@everything-wallet/core/nfts/picturePath';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { nftHue } from '../lib/nfts/nftHue.ts';

interface NftPictureProps {
  rpcName: string;
  contract: string;
  tokenId: string;
  size: (typeof pictureSizes)[number];
  /**
   * Time at which its metadata was fetched, in ms since 1970; undefined where the metadata names no picture,
   * or none should be loaded.
   */
  fetchedAt: number | undefined;
  /** Alternative text; without it the picture is decoration beside the name. */
  label?: string;
}

/**
 * Picture of an NFT from the wallet's own site, in a square as wide as its container; a drawing until it is
 * loaded, and where it is missing or broken.
 */
export function NftPicture({ rpcName, contract, tokenId, size, fetchedAt, label }: NftPictureProps) {
  const path = fetchedAt === undefined ? undefined : picturePath(rpcName, contract, tokenId, size, fetchedAt);
  // By path: the result of one picture does not apply to the next.
  const [tried, setTried] = useState<{ path: string; isBroken: boolean }>();
  const isTried = path !== undefined && tried?.path === path;
  const isShown = isTried && !tried.isBroken;
  const isDrawn = path === undefined || (isTried && tried.isBroken);
  return (
    <Box
      data-testid="nft-picture"
      data-state={isShown ? 'shown' : isDrawn ? 'drawn' : 'coming'}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      sx={{ position: 'relative', aspectRatio: '1', overflow: 'hidden', bgcolor: 'action.hover' }}
    >
      {!isShown && <Drawing hue={nftHue(contract, tokenId)} />}
      {!isDrawn && (
        <img
          src={path}
          alt=""
          loading="lazy"
          decoding="async"
          onLoad={() => setTried({ path, isBroken: false })}
          onError={() => setTried({ path, isBroken: true })}
          style={{
            position: 'absolute',
            inset: 0,
            width: '100%',
            height: '100%',
            objectFit: 'contain',
            // Half of a picture over a drawing would resemble neither.
            opacity: isShown ? 1 : 0,
          }}
        />
      )}
    </Box>
  );
}

/** Waves in two colors. */
function Drawing({ hue }: { hue: number }) {
  return (
    <svg viewBox="0 0 400 400" width="100%" style={{ display: 'block' }} focusable="false">
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
