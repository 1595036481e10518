// @vitest-environment node
import { WalletError } from '@everything-wallet/core/errors/WalletError';
import { afterEach, expect, test, vi } from 'vitest';
import { deferred } from '../../testing/deferred.ts';
import { openCamera } from './openCamera.ts';

afterEach(() => vi.unstubAllGlobals());

function fakeCamera(getUserMedia: () => Promise<unknown>) {
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: vi.fn(getUserMedia) } });
}

function fakeStream() {
  const stop = vi.fn();
  return { stop, stream: { getTracks: () => [{ stop }] } };
}

test('stops when aborted', async () => {
  const { stop, stream } = fakeStream();
  fakeCamera(() => Promise.resolve(stream));
  const run = new AbortController();
  expect(await openCamera(run.signal)).toBe(stream);
  expect(stop).not.toHaveBeenCalled();
  run.abort();
  expect(stop).toHaveBeenCalledOnce();
});

test('stops at once when it opens after the screen is left', async () => {
  const { stop, stream } = fakeStream();
  const answer = deferred<unknown>();
  fakeCamera(() => answer.promise);
  const run = new AbortController();
  const opening = openCamera(run.signal);
  run.abort();
  answer.resolve(stream);
  await opening;
  expect(stop).toHaveBeenCalledOnce();
});

test.each([
  ['NotAllowedError', 'scanner.camera.error.refused'],
  ['SecurityError', 'scanner.camera.error.refused'],
  ['NotFoundError', 'scanner.camera.error.missing'],
  ['OverconstrainedError', 'scanner.camera.error.missing'],
  ['NotReadableError', 'scanner.camera.error.busy'],
  ['AbortError', 'scanner.camera.error.failed'],
] as const)('explains %s', async (name, textId) => {
  fakeCamera(() => Promise.reject(Object.assign(new Error('refused'), { name })));
  await expect(openCamera(new AbortController().signal)).rejects.toThrow(new WalletError(textId));
});

test('reports that the browser has no camera for this page', async () => {
  vi.stubGlobal('navigator', {});
  const refusal = new WalletError('scanner.camera.error.unsupported');
  await expect(openCamera(new AbortController().signal)).rejects.toThrow(refusal);
});
