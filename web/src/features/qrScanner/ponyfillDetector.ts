import { BarcodeDetector, prepareZXingModule, purgeZXingModule } from 'barcode-detector/ponyfill';
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';

/** The library would fetch from a CDN; one shared object, since it reloads its module for a different one. */
const overrides = { locateFile: () => wasmUrl };

/**
 * Returns a barcode detector for browsers without one, with its WebAssembly from our own origin.
 *
 * @throws Error when the WebAssembly cannot be loaded; the next call tries again
 */
export async function ponyfillDetector(): Promise<typeof BarcodeDetector> {
  try {
    await prepareZXingModule({ overrides, fireImmediately: true });
  } catch (error) {
    purgeZXingModule();
    throw error;
  }
  return BarcodeDetector;
}
