import { createProvider } from './createProvider.ts';
import type { ProviderOptions } from './provider.ts';

/* The wallet's /connect.js, a classic script: connects to the wallet that served it. */

const { currentScript } = document;
// Without an address, as in a bundle, the default wallet is used.
const served =
  currentScript instanceof HTMLScriptElement && currentScript.src ? { url: currentScript.src } : {};

Object.assign(window, {
  everythingWallet: {
    createProvider: (options?: ProviderOptions) => createProvider({ ...served, ...options }),
    provider: createProvider(served),
  },
});
