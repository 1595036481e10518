import type { pictureSizes } from '@everything-wallet/core/nfts/picturePath';

/** What a process that draws is told: the bytes that a stranger has made, and pixels that it is wide and high at most. */
export interface PictureToDraw {
  readonly bytes: Uint8Array;
  readonly size: (typeof pictureSizes)[number];
}

/** What it answers: WebP; null where it is no picture that can be drawn. */
export interface DrawnPicture {
  readonly bytes: Uint8Array | null;
}
