import type Sharp from 'sharp';
import { pictureFormatOf } from './pictureFormatOf.ts';
import type { PictureToDraw } from './PictureToDraw.ts';

/**
 * Maximum pixels of a picture: 8,000 by 8,000. Formats read line by line take little memory, and the others
 * end at the memory limit.
 */
const MAX_PIXELS = 64_000_000;

/** Dots per inch at which a drawing has its stated size, and the maximum for a small one. */
const PLAIN_DENSITY = 72;
const MAX_DENSITY = 2_400;

/** WebP's own measure, of which more is hardly seen; and how much time is spent on fewer bytes, of 6. */
const QUALITY = 80;
const EFFORT = 3;

/**
 * Redraws a picture as WebP, within a maximum size: the first frame of an animation, and the rendered form of
 * a drawing (SVG), so that nothing else it may contain is passed on.
 *
 * @throws Error if the bytes are not a picture, or it is broken or too large
 */
export async function drawPicture(sharp: typeof Sharp, { bytes, size }: PictureToDraw): Promise<Buffer> {
  const given = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const format = pictureFormatOf(given);
  if (format === undefined) throw new TypeError('No picture');
  const options = {
    limitInputPixels: MAX_PIXELS,
    sequentialRead: true,
    failOn: 'error',
    pages: 1,
  } as const;
  const density = format === 'svg' ? await densityFor(sharp, given, size) : undefined;
  return sharp(given, { ...options, ...(density !== undefined && { density }) })
    .autoOrient()
    .resize(size, size, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY, effort: EFFORT })
    .toBuffer();
}

/** Returns the density at which a drawing has about its display size, whatever its stated size. */
async function densityFor(sharp: typeof Sharp, bytes: Buffer, size: number): Promise<number> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  const density = (PLAIN_DENSITY * size) / Math.max(width, height, 1);
  return Math.min(MAX_DENSITY, Math.max(1, density));
}
