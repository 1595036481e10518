import type { BarcodeDetector } from 'barcode-detector/ponyfill';

type DetectorClass = typeof BarcodeDetector;

/** Finds the text of a QR code in a picture; undefined where there is none. */
export type QrReader = (picture: HTMLVideoElement) => Promise<string | undefined>;

/**
 * Makes a reader of QR codes: the browser's own where it has one, which is faster and spares the download.
 *
 * @throws Error when neither is to be had
 */
export async function createQrReader(): Promise<QrReader> {
  const Detector =
    (await nativeDetector()) ?? (await (await import('./ponyfillDetector.ts')).ponyfillDetector());
  const detector = new Detector({ formats: ['qr_code'] });
  return async (picture) => (await detector.detect(picture))[0]?.rawValue;
}

/** Some browsers have the class and read no QR codes with it. */
async function nativeDetector(): Promise<DetectorClass | undefined> {
  const { BarcodeDetector: Native } = globalThis as { BarcodeDetector?: DetectorClass };
  if (!Native) return undefined;
  const formats = await Native.getSupportedFormats();
  return formats.includes('qr_code') ? Native : undefined;
}
