/* Shown on /connect-websites, from one region mark to the other. */

// #region shown
import { createProvider } from '@everything-wallet/connect';
import { BrowserProvider, parseEther } from 'ethers';

const provider = new BrowserProvider(createProvider({ url: 'https://everything-wallet.web.app' }));

// Call both in a click handler, before any other await.
export const connect = () => provider.getSigner();

export async function pay(to: string) {
  const signer = await provider.getSigner();
  return signer.sendTransaction({ to, value: parseEther('0.01') });
}
// #endregion
