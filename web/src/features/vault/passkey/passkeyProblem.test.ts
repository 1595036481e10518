// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest';
import { passkeyProblem } from './passkeyProblem.ts';

interface Device {
  readonly host: string;
  readonly isSecure: boolean;
  readonly hasWebAuthn: boolean;
  /** Undefined where the browser cannot report it. */
  readonly prf: boolean | undefined;
  readonly hasAuthenticator: boolean;
}
const able: Device = {
  host: 'wallet.example',
  isSecure: true,
  hasWebAuthn: true,
  prf: true,
  hasAuthenticator: true,
};
afterEach(() => {
  vi.unstubAllGlobals();
});

function become({ host, isSecure, hasWebAuthn, prf, hasAuthenticator }: Device) {
  const credential = {
    isUserVerifyingPlatformAuthenticatorAvailable: () => Promise.resolve(hasAuthenticator),
    ...(prf !== undefined && { getClientCapabilities: () => Promise.resolve({ 'extension:prf': prf }) }),
  };
  const found = hasWebAuthn ? { PublicKeyCredential: credential } : {};
  vi.stubGlobal('window', { isSecureContext: isSecure, location: { hostname: host }, ...found });
  vi.stubGlobal('PublicKeyCredential', hasWebAuthn ? credential : undefined);
}

test.each<[string, Partial<Device>, string | undefined]>([
  ['everything', {}, undefined],
  ['a browser that cannot report its PRF support', { prf: undefined }, undefined],
  ['localhost', { host: 'localhost' }, undefined],
  ['a name with digits', { host: '1.2.3.example' }, undefined],
  ['no secure context', { isSecure: false, hasWebAuthn: false }, 'device.passkey.insecure'],
  ['an IP address', { host: '127.0.0.1' }, 'device.passkey.ipAddress'],
  ['an IPv6 address', { host: '[::1]' }, 'device.passkey.ipAddress'],
  ['no WebAuthn', { hasWebAuthn: false }, 'device.passkey.noWebAuthn'],
  ['no PRF', { prf: false }, 'device.passkey.noPrf'],
  ['no authenticator of its own', { hasAuthenticator: false }, 'device.passkey.noAuthenticator'],
])('with %s', async (_, changes, problem) => {
  become({ ...able, ...changes });
  expect(await passkeyProblem()).toBe(problem);
});
