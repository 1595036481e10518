import { announceProvider } from './announceProvider.ts';
import { createRequest } from './createRequest.ts';
import { DEFAULT_URL } from './defaultUrl.ts';
import { Emitter } from './Emitter.ts';
import type { EverythingWalletProvider, Listen, ProviderOptions } from './provider.ts';
import { ProviderRpcError } from './ProviderRpcError.ts';
import { SiteStore } from './SiteStore.ts';

/**
 * Creates a provider (EIP-1193) whose requests open the wallet's window where they need the user. On a server its
 * requests fail with 4900.
 *
 * @throws {TypeError} When `url` is no address.
 */
export function createProvider({
  url = DEFAULT_URL,
  rpc,
  chains: [first = 1] = [],
  announce,
}: ProviderOptions = {}): EverythingWalletProvider {
  const { origin, hostname } = new URL(url);
  const emitter = new Emitter();
  const listen =
    (isOnce: boolean): Listen =>
    (event: string, listener: (...args: never[]) => void) => {
      emitter.add(event, listener, isOnce);
      return provider;
    };
  const off: Listen = (event: string, listener: (...args: never[]) => void) => {
    emitter.remove(event, listener);
    return provider;
  };
  const nodeOf = (chain: string) => {
    const chainId = Number(chain);
    const own = typeof rpc === 'string' ? { [first]: rpc } : rpc;
    return own?.[chainId] ?? `${origin}/api/rpc/${chainId}`;
  };
  const isServer = typeof window === 'undefined';
  const requests = isServer
    ? {
        request: () => Promise.reject(new ProviderRpcError(4900, 'The wallet works in a browser only.')),
        redirectAnswer: undefined,
      }
    : createRequest(origin, new SiteStore(origin, `0x${first.toString(16)}`, emitter), nodeOf);
  const provider: EverythingWalletProvider = {
    isEverythingWallet: true,
    ...requests,
    on: listen(false),
    once: listen(true),
    off,
    removeListener: off,
  };
  if (!isServer && announce !== false) {
    const rdns = hostname.split('.').reverse().join('.');
    announceProvider(origin, provider, announce ?? { rdns, name: 'Everything Wallet' });
  }
  return provider;
}
