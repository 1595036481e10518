import { writeFileSync } from 'node:fs';
import type { Picture } from './qrCode.ts';

const WIDTH = 640;
const HEIGHT = 480;
/** Edge length of a shown code in px; the rest of the picture is white. */
const CODE_SIZE = 320;
const FRAMES_PER_SECOND = 5;

/**
 * Writes a video of a camera before one code after the other, in Y4M, which Chromium loops in place of a
 * camera.
 *
 * @param seconds duration of each code
 */
export function writeVideo(file: string, codes: readonly Picture[], seconds = 2): void {
  const header = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F${FRAMES_PER_SECOND}:1 Ip A1:1 C420jpeg\n`);
  const colours = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  const frames = codes.flatMap((code) => {
    const frame = [Buffer.from('FRAME\n'), brightness(code), colours];
    return Array.from({ length: seconds * FRAMES_PER_SECOND }, () => frame).flat();
  });
  writeFileSync(file, Buffer.concat([header, ...frames]));
}

/** A code in the middle of a white picture. */
function brightness({ width, height, pixels }: Picture): Buffer {
  const picture = Buffer.alloc(WIDTH * HEIGHT, 255);
  const scale = Math.max(1, Math.floor(CODE_SIZE / width));
  const left = Math.floor((WIDTH - width * scale) / 2);
  const top = Math.floor((HEIGHT - height * scale) / 2);
  for (let y = 0; y < height * scale; y += 1) {
    for (let x = 0; x < width * scale; x += 1) {
      const pixel = pixels[Math.floor(y / scale) * width + Math.floor(x / scale)];
      picture[(top + y) * WIDTH + left + x] = pixel ?? 255;
    }
  }
  return picture;
}
