import { Transaction, Wallet } from 'ethers';
import { expect, test } from 'vitest';
import { defaultNetwork } from '../networks/networks.ts';
import { readSignedTransfer } from './readSignedTransfer.ts';
import { signTransfer, type Transfer } from './signTransfer.ts';

const account = new Wallet(`0x${'46'.repeat(32)}`);
const transfer: Transfer = {
  from: account.address,
  to: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  amount: 7n,
  network: defaultNetwork,
  fees: { gasLimit: 21_000n, gasPrice: 30n, maxPriorityFeePerGas: 2n, nonce: 7 },
  shownTotal: 10n ** 18n,
};
const legacyFees = { gasLimit: 21_000n, gasPrice: 30n, nonce: 7 };
const contract = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const token = { contract, balance: 7n, coinBalance: 10n ** 18n };

test.each([
  ['coin', {}, {}],
  ['coin at one price', { fees: legacyFees }, {}],
  ['tokens', { token }, { contract }],
])('reads the signed transfer: %s', async (_, changes, found) => {
  const requested: Transfer = { ...transfer, ...changes };
  const { signedTransaction, txHash } = await signTransfer(account, requested);
  const { from, to, amount, fees } = requested;
  expect(readSignedTransfer(signedTransaction)).toEqual({
    txHash,
    from,
    to,
    amount,
    fees,
    chainId: 1,
    ...found,
  });
});

test('returns undefined for bytes that are invalid, unsigned or another call', async () => {
  const { fees } = transfer;
  const fields = {
    type: 2,
    chainId: 1,
    nonce: 1,
    to: contract,
    gasLimit: 50_000n,
    maxFeePerGas: fees.gasPrice,
  };
  const other = await account.signTransaction({ ...fields, data: '0x095ea7b3' });
  const unsigned = Transaction.from({ ...fields, value: 1n }).unsignedSerialized;
  for (const bytes of ['0x', '0x02', 'nonsense', other, unsigned]) {
    expect(readSignedTransfer(bytes)).toBeUndefined();
  }
});
