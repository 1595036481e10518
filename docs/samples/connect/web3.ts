/* Shown on /connect-websites, from one region mark to the other. */

// #region shown
import { createProvider } from '@everything-wallet/connect';
import { Web3 } from 'web3';

const web3 = new Web3(createProvider({ url: 'https://everything-wallet.web.app' }));

// Call both in a click handler, before any other await.
export const connect = () => web3.eth.requestAccounts();

export const pay = (from: string, to: string) =>
  web3.eth.sendTransaction({ from, to, value: web3.utils.toWei('0.01', 'ether') });
// #endregion
