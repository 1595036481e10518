import { VERSION } from './version.ts';

/** Returns the User-Agent of the SDK; undefined in a browser, which sets its own. */
export function userAgent(): string | undefined {
  const isBrowser = 'window' in globalThis || 'WorkerGlobalScope' in globalThis;
  return isBrowser ? undefined : `everything-wallet-sdk-ts/${VERSION}`;
}
