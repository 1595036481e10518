import type { Locator } from '@playwright/test';
import jsqr from 'jsqr';
import { PNG } from 'pngjs';

/** Text of a QR code on the screen, and its error correction level. */
export interface QrCode {
  readonly text: string;
  /** Error correction level: from L, the least, to H. */
  readonly level: 'L' | 'M' | 'Q' | 'H';
}

/** The first two modules of the format information, dark being 1, after its mask is applied (ISO/IEC 18004). */
const levels: Readonly<Record<string, QrCode['level']>> = { '11': 'L', '10': 'M', '01': 'Q', '00': 'H' };

/** Modules a side: version 1 has 21, each further one 4 more. */
const modulesOf = (version: number) => 17 + 4 * version;

/** Reads a QR code off the screen, as a camera would. */
export async function readQrCode(image: Locator): Promise<QrCode> {
  const { data, width, height } = PNG.sync.read(await image.screenshot());
  const found = jsqr(new Uint8ClampedArray(data), width, height);
  if (!found) throw new Error('There is no QR code to be seen');

  const { topLeftCorner, topRightCorner } = found.location;
  const module = (topRightCorner.x - topLeftCorner.x) / modulesOf(found.version);
  const isDark = (column: number, row: number) => {
    const x = Math.floor(topLeftCorner.x + (column + 0.5) * module);
    const y = Math.floor(topLeftCorner.y + (row + 0.5) * module);
    return (data[(y * width + x) * 4] ?? 255) < 128;
  };
  const format = [isDark(0, 8), isDark(1, 8)].map(Number).join('');
  const level = levels[format];
  if (!level) throw new Error(`${format} is no level`);
  return { text: found.data, level };
}
