/* Shown on the pages for developers, from one region mark to the other. */

// #region shown
// Save as balance.mjs where the package is installed, then: EW_API_KEY=ew_test_… node balance.mjs
import { EverythingWallet } from '@everything-wallet/sdk';

const wallet = new EverythingWallet({
  apiKey: process.env.EW_API_KEY ?? '',
  baseUrl: 'https://everything-wallet.web.app',
});

const { balance, currency } = await wallet.getBalance({
  address: '0x52908400098527886E0F7030069857D2E4169EE7',
  network: 'sepolia',
});
console.log(`${balance} ${currency}`);
// #endregion
