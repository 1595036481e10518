import type Sharp from 'sharp';
import { pictureFormatOf } from './pictureFormatOf.ts';
import type { PictureToDraw } from './PictureToDraw.ts';

/** Pixels of a picture that is read: 8,000 by 8,000. What is read line by line takes little memory, and the rest is ended where it takes much. */
const MAX_PIXELS = 64_000_000;

/** Dots per inch at which a drawing is as many pixels as it says, and the most that are taken of a small one. */
const PLAIN_DENSITY = 72;
const MAX_DENSITY = 2_400;

/** WebP's own measure, of which more is hardly seen; and how much time is spent on fewer bytes, of 6. */
const QUALITY = 80;
const EFFORT = 3;

/**
 * Draws a picture anew as WebP, at most so large: the first of moving ones, and of a drawing (SVG) what it looks like, so that nothing that
 * it may hold besides leaves.
 *
 * @throws Error where it is none, broken, or too large
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

/** How fine a drawing is drawn, so that it is about as large as it is shown, whatever it says that it is. */
async function densityFor(sharp: typeof Sharp, bytes: Buffer, size: number): Promise<number> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  const density = (PLAIN_DENSITY * size) / Math.max(width, height, 1);
  return Math.min(MAX_DENSITY, Math.max(1, density));
}
