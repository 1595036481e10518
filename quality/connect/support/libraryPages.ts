/** Global of a page in which a website uses the wallet through a library. */
export interface LibraryPage {
  connect: () => Promise<unknown>;
  accounts: () => Promise<readonly string[]>;
  sign: (message: string) => Promise<string>;
  signTyped: (data: TypedData) => Promise<string>;
  /** Sends wei and waits for the block; returns the status and recipient of the receipt. */
  send: (to: string, wei: string) => Promise<{ status: string; to: string }>;
  switchTo: (chainId: number) => Promise<void>;
  chain: () => Promise<number>;
  disconnect: () => Promise<void>;
}

/** Typed data (EIP-712) without the type of its domain, which most libraries add themselves. */
export interface TypedData {
  readonly domain: { readonly name: string; readonly chainId: number };
  readonly types: { readonly Order: { name: string; type: string }[] };
  readonly primaryType: 'Order';
  readonly message: { readonly item: string };
}

const provider = 'const { provider } = window.everythingWallet;';
const revoke = `() => provider.request({ method: 'wallet_revokePermissions', params: [{ eth_accounts: {} }] })`;
const switchByHand = `(id) => provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0x' + id.toString(16) }] })`;
const receiptOf = `({ status, to }) => ({ status: String(Number(status)), to })`;

/**
 * Scripts of pages, by library and version: each uses its library as its documentation does. In text, since the
 * libraries are not among the dependencies of the repository.
 */
export const libraryPages: Readonly<Record<string, string>> = {
  viem: `
    import { createPublicClient, createWalletClient, custom } from 'viem';
    import { mainnet, polygon } from 'viem/chains';
    ${provider}
    const wallet = createWalletClient({ chain: mainnet, transport: custom(provider) });
    const node = createPublicClient({ chain: mainnet, transport: custom(provider), pollingInterval: 500 });
    const account = async () => (await wallet.getAddresses())[0];
    window.library = {
      connect: () => wallet.requestAddresses(),
      accounts: () => wallet.getAddresses(),
      sign: async (message) => wallet.signMessage({ account: await account(), message }),
      signTyped: async (data) => wallet.signTypedData({ account: await account(), ...data }),
      send: async (to, wei) => {
        const hash = await wallet.sendTransaction({ account: await account(), to, value: BigInt(wei) });
        const { status, to: paid } = await node.waitForTransactionReceipt({ hash });
        return { status: status === 'success' ? '1' : '0', to: paid };
      },
      switchTo: (id) => wallet.switchChain({ id }),
      chain: () => wallet.getChainId(),
      disconnect: ${revoke},
    };`,
  'wagmi core': `
    import {
      connect, createConfig, disconnect, getAccount, http, reconnect, sendTransaction, signMessage, signTypedData,
      switchChain, waitForTransactionReceipt,
    } from '@wagmi/core';
    import { mainnet, polygon } from 'viem/chains';
    ${provider}
    const node = new URL(document.querySelector('script[src]').src).origin + '/api/rpc/';
    const config = createConfig({
      chains: [mainnet, polygon],
      transports: { 1: http(node + 1), 137: http(node + 137) },
      pollingInterval: 500,
    });
    const connector = () => config.connectors.find(({ name }) => name === 'Everything Wallet');
    const ready = reconnect(config);
    window.library = {
      connect: () => connect(config, { connector: connector() }),
      accounts: async () => {
        await ready;
        return getAccount(config).addresses ?? [];
      },
      sign: (message) => signMessage(config, { message }),
      signTyped: (data) => signTypedData(config, data),
      send: async (to, wei) => {
        const hash = await sendTransaction(config, { to, value: BigInt(wei) });
        const { status, to: paid } = await waitForTransactionReceipt(config, { hash });
        return { status: status === 'success' ? '1' : '0', to: paid };
      },
      switchTo: (chainId) => switchChain(config, { chainId }),
      chain: async () => getAccount(config).chainId,
      disconnect: () => disconnect(config),
    };`,
  'ethers 6': `
    import { BrowserProvider } from 'ethers';
    ${provider}
    // A new one for each chain, as its documentation advises.
    const browser = () => new BrowserProvider(provider, 'any');
    const signer = () => browser().getSigner();
    window.library = {
      connect: () => signer().then(({ address }) => [address]),
      accounts: async () => (await browser().listAccounts()).map(({ address }) => address),
      sign: async (message) => (await signer()).signMessage(message),
      signTyped: async ({ domain, types, message }) => (await signer()).signTypedData(domain, types, message),
      send: async (to, wei) => (${receiptOf})(await (await (await signer()).sendTransaction({ to, value: wei })).wait()),
      switchTo: ${switchByHand},
      chain: async () => Number((await browser().getNetwork()).chainId),
      disconnect: ${revoke},
    };`,
  'ethers 5': `
    import { ethers } from 'ethers5';
    ${provider}
    const browser = new ethers.providers.Web3Provider(provider, 'any');
    browser.pollingInterval = 500;
    window.library = {
      connect: () => browser.send('eth_requestAccounts', []),
      accounts: () => browser.listAccounts(),
      sign: (message) => browser.getSigner().signMessage(message),
      signTyped: ({ domain, types, message }) => browser.getSigner()._signTypedData(domain, types, message),
      send: async (to, wei) => (${receiptOf})(await (await browser.getSigner().sendTransaction({ to, value: wei })).wait()),
      switchTo: ${switchByHand},
      chain: async () => (await browser.getNetwork()).chainId,
      disconnect: ${revoke},
    };`,
  'web3.js': `
    import { Web3 } from 'web3';
    ${provider}
    const web3 = new Web3(provider);
    const account = async () => (await web3.eth.getAccounts())[0];
    window.library = {
      connect: () => web3.eth.requestAccounts(),
      accounts: () => web3.eth.getAccounts(),
      sign: async (message) => web3.eth.personal.sign(web3.utils.utf8ToHex(message), await account(), ''),
      signTyped: async ({ types, ...data }) => {
        const EIP712Domain = [{ name: 'name', type: 'string' }, { name: 'chainId', type: 'uint256' }];
        return web3.eth.signTypedData(await account(), { ...data, types: { EIP712Domain, ...types } });
      },
      send: async (to, wei) => (${receiptOf})(await web3.eth.sendTransaction({ from: await account(), to, value: wei })),
      switchTo: ${switchByHand},
      chain: async () => Number(await web3.eth.getChainId()),
      disconnect: ${revoke},
    };`,
};
