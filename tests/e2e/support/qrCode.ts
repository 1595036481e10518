import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PNG } from 'pngjs';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';

/** A picture in shades of grey. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  /** One byte a pixel, row by row; 255 is white. */
  readonly pixels: Uint8Array;
}

const wasm = readFileSync(fileURLToPath(import.meta.resolve('zxing-wasm/writer/zxing_writer.wasm')));
prepareZXingModule({ overrides: { wasmBinary: Uint8Array.from(wasm).buffer } });

/** Draws a text as a QR code, one pixel a module, without a margin. */
export async function drawQrCode(text: string): Promise<Picture> {
  const { symbol, error } = await writeBarcode(text, { format: 'QRCode' });
  if (error) throw new Error(error);
  return { width: symbol.width, height: symbol.height, pixels: Uint8Array.from(symbol.data) };
}

/** Reads a screenshot. */
export function readPng(screenshot: Buffer): Picture {
  const { width, height, data } = PNG.sync.read(screenshot);
  return {
    width,
    height,
    pixels: Uint8Array.from({ length: width * height }, (_, index) => data[index * 4] ?? 255),
  };
}
