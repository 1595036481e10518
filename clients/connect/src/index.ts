export { createProvider } from './createProvider.ts';
export { ProviderRpcError } from './ProviderRpcError.ts';
export type { Announcement, EverythingWalletProvider, ProviderOptions, RedirectAnswer } from './provider.ts';
