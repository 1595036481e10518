import { defaultNetwork } from '@everything-wallet/core/networks/networks';
import type { Transfer } from '@everything-wallet/core/transactions/signTransfer';

/** The phrase of anvil and Hardhat. */
export const JUNK = `${'test '.repeat(11)}junk`;

/** Its first account. */
export const ACCOUNT = { address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', index: 0 };

/** A transfer from that account, its total as it was shown. */
export const transfer: Transfer = {
  from: ACCOUNT.address,
  to: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  amount: 250_000_000_000_000_000n,
  network: defaultNetwork,
  fees: { gasLimit: 21_000n, gasPrice: 30_000_000_000n, maxPriorityFeePerGas: 1_000_000_000n, nonce: 7 },
  shownTotal: 250_630_000_000_000_000n,
};

/** The same with the token's one call. */
export const tokenTransfer: Transfer = {
  ...transfer,
  amount: 1_500_000n,
  shownTotal: 630_000_000_000_000n,
  token: {
    contract: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
    balance: 2_000_000n,
    coinBalance: 10n ** 18n,
  },
};
