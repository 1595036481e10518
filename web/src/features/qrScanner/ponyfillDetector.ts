import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill';
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';

/**
 * A barcode detector for browsers without one, with its WebAssembly from our own origin.
 *
 * @throws Error when the WebAssembly cannot be loaded
 */
export async function ponyfillDetector(): Promise<typeof BarcodeDetector> {
  await prepareZXingModule({ overrides: { locateFile: () => wasmUrl }, fireImmediately: true });
  return BarcodeDetector;
}
