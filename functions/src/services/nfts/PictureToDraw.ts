import type { pictureSizes } from '@everything-wallet/core/nfts/picturePath';

/** Input of a drawing process: untrusted bytes, and the maximum width and height in pixels. */
export interface PictureToDraw {
  readonly bytes: Uint8Array;
  readonly size: (typeof pictureSizes)[number];
}

/** Its result: WebP; null if it is no picture that can be drawn. */
export interface DrawnPicture {
  readonly bytes: Uint8Array | null;
}
