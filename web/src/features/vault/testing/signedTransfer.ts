import type { ApproveCall } from '@everything-wallet/core/calls/types/ApproveCall';
import type { CallWarning } from '@everything-wallet/core/calls/CallWarning';
import { defaultNetwork } from '@everything-wallet/core/networks/networks';
import type { CallToSign } from '@everything-wallet/core/transactions/signCall';
import type { Transfer } from '@everything-wallet/core/transactions/signTransfer';

/** The phrase of anvil and Hardhat. */
export const JUNK = `${'test '.repeat(11)}junk`;

/** Its first account. */
export const ACCOUNT = { address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', index: 0 };

/** Transfer from that account, with its total as shown. */
export const transfer: Transfer = {
  from: ACCOUNT.address,
  to: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  amount: 250_000_000_000_000_000n,
  network: defaultNetwork,
  fees: { gasLimit: 21_000n, gasPrice: 30_000_000_000n, maxPriorityFeePerGas: 1_000_000_000n, nonce: 7 },
  shownTotal: 250_630_000_000_000_000n,
};

/** The same for a token, with its call. */
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

const SPENDER = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const TOKEN = '0x5FbDB2315678afecb367f032d93F642f64180aa3';

const approveOf = (amount: bigint) => ({
  transaction: {
    chainId: defaultNetwork.chainId,
    to: TOKEN,
    value: 0n,
    data: `0x095ea7b3${SPENDER.slice(2).toLowerCase().padStart(64, '0')}${amount.toString(16).padStart(64, '0')}`,
  },
  shown: {
    kind: 'approve',
    contract: TOKEN,
    value: 0n,
    standard: 'erc20',
    spender: SPENDER,
    amountOrId: amount,
  } satisfies ApproveCall,
});

/** Call of that account: approves 5 units of a token, with its total as shown. */
export const approval = {
  ...approveOf(5n),
  from: ACCOUNT.address,
  accepted: [],
  facts: { standard: 'erc20' },
  fees: transfer.fees,
  shownTotal: 630_000_000_000_000n,
} satisfies CallToSign;

/** The same without a limit, with the given warnings accepted. */
export const unlimited = (accepted: readonly CallWarning[]) => ({
  ...approveOf(2n ** 256n - 1n),
  accepted,
});
