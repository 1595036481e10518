/* Shown on /connect-websites, from one region mark to the other. */

// #region shown
import { createProvider } from '@everything-wallet/connect';
import { providers, utils } from 'ethers';

// 'any': the user may change the network.
const provider = new providers.Web3Provider(
  createProvider({ url: 'https://everything-wallet.web.app' }),
  'any',
);

// Call both in a click handler, before any other await.
export const connect = () => provider.send('eth_requestAccounts', []) as Promise<string[]>;

export const pay = (to: string) =>
  provider.getSigner().sendTransaction({ to, value: utils.parseEther('0.01') });
// #endregion
