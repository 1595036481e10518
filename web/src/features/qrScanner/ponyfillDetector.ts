import { BarcodeDetector, prepareZXingModule, purgeZXingModule } from 'barcode-detector/ponyfill';
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';

/** The library would ask a CDN; one object, since it loads its module anew for another. */
const overrides = { locateFile: () => wasmUrl };

/**
 * A barcode detector for browsers without one, with its WebAssembly from our own origin.
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
