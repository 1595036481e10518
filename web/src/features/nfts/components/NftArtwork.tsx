import type { ComponentType } from 'react';
import type { NftListing } from '../../../catalogue/nfts.ts';
import { CityArt } from '../art/CityArt.tsx';
import { HarbourArt } from '../art/HarbourArt.tsx';
import { MothArt } from '../art/MothArt.tsx';
import { PlanetArt } from '../art/PlanetArt.tsx';
import { SeedsArt } from '../art/SeedsArt.tsx';
import { TransitArt } from '../art/TransitArt.tsx';

const drawings: Record<NftListing['image'], ComponentType> = {
  harbour: HarbourArt,
  seeds: SeedsArt,
  city: CityArt,
  transit: TransitArt,
  moth: MothArt,
  planet: PlanetArt,
};

interface NftArtworkProps {
  image: NftListing['image'];
  /** Label for screen readers; without it the drawing is decorative. */
  label?: string;
}

/** Picture of an NFT: a square drawing of our own, as wide as its container. */
export function NftArtwork({ image, label }: NftArtworkProps) {
  const Drawing = drawings[image];
  return (
    <svg
      viewBox="0 0 400 400"
      width="100%"
      style={{ display: 'block', aspectRatio: '1' }}
      focusable="false"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <Drawing />
    </svg>
  );
}
