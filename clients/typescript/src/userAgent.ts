import { VERSION } from './version.ts';

/** How the SDK names itself to the API; undefined in a browser, where that is for the browser to say. */
export function userAgent(): string | undefined {
  const isBrowser = 'window' in globalThis || 'WorkerGlobalScope' in globalThis;
  return isBrowser ? undefined : `everything-wallet-sdk-ts/${VERSION}`;
}
