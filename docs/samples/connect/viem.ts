/* Shown on /connect-websites, from one region mark to the other. */

// #region shown
import { createProvider } from '@everything-wallet/connect';
import { createWalletClient, custom, parseEther } from 'viem';
import { mainnet } from 'viem/chains';

const provider = createProvider({ url: 'https://everything-wallet.web.app' });
const client = createWalletClient({ chain: mainnet, transport: custom(provider) });

// Call both in a click handler, before any other await.
export const connect = () => client.requestAddresses();

export const pay = (account: `0x${string}`, to: `0x${string}`) =>
  client.sendTransaction({ account, to, value: parseEther('0.01') });
// #endregion
