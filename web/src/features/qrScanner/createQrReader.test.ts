import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQrReader } from './createQrReader.ts';

const { ponyfill } = vi.hoisted(() => ({ ponyfill: vi.fn() }));
vi.mock('./ponyfillDetector.ts', () => ({ ponyfillDetector: ponyfill }));

const picture = document.createElement('video');

/** Detector that reads the same text in every picture and supports the given formats. */
function detectorClass(rawValue: string | undefined, formats: readonly string[] = ['qr_code']) {
  return class {
    static getSupportedFormats = () => Promise.resolve(formats);
    detect = () => Promise.resolve(rawValue === undefined ? [] : [{ rawValue }]);
  };
}

beforeEach(() => ponyfill.mockResolvedValue(detectorClass('read by the ponyfill')));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test("uses the browser's own reader and loads no other", async () => {
  vi.stubGlobal('BarcodeDetector', detectorClass('read by the browser'));
  const read = await createQrReader();
  expect(await read(picture)).toBe('read by the browser');
  expect(ponyfill).not.toHaveBeenCalled();
});

test('finds nothing in a picture without a code', async () => {
  vi.stubGlobal('BarcodeDetector', detectorClass(undefined));
  const read = await createQrReader();
  expect(await read(picture)).toBeUndefined();
});

test('uses the ponyfill where the browser has no reader', async () => {
  const read = await createQrReader();
  expect(await read(picture)).toBe('read by the ponyfill');
});

test('uses the ponyfill where the browser reads other codes only', async () => {
  vi.stubGlobal('BarcodeDetector', detectorClass('read by the browser', ['ean_13']));
  const read = await createQrReader();
  expect(await read(picture)).toBe('read by the ponyfill');
});
