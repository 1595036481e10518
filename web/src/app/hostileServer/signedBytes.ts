import { Transaction } from 'ethers';
import { fakeServer } from '../../lib/firebase/testing/fakeServer.ts';

/** What a person has confirmed of one signature. */
export interface Confirmed {
  readonly from: string;
  readonly to: string;
  /** Wei that is sent along. */
  readonly value: bigint;
  readonly data: string;
  /** Wei: what is sent along plus the fee, as it was shown. */
  readonly total: bigint;
}

/** The signed bytes that left the page, oldest first. */
export function sentBytes(): readonly string[] {
  return (fakeServer.asked('sendTransaction') as { signedTransaction: string }[]).map(
    ({ signedTransaction }) => signedTransaction,
  );
}

/** Says by what signed bytes exceed what was confirmed, read by a library that the wallet's decoder shares no code with. */
export function exceedsConfirmed(confirmed: readonly Confirmed[], chainId = 1n): readonly string[] {
  const signed = [...new Set(sentBytes())].map((bytes) => Transaction.from(bytes));
  const nonces = new Set(signed.map(({ nonce }) => nonce));
  const problems =
    nonces.size > confirmed.length ? [`${nonces.size} nonces of ${confirmed.length} confirmations`] : [];
  return [
    ...problems,
    ...signed.flatMap((transaction, index) => {
      const shown = confirmed[Math.min(index, confirmed.length - 1)];
      if (!shown) return ['signed without a confirmation'];
      const { from, to, value, data, gasLimit, maxFeePerGas, gasPrice } = transaction;
      const most = value + gasLimit * (maxFeePerGas ?? gasPrice ?? 0n);
      return [
        ...(from?.toLowerCase() === shown.from.toLowerCase() ? [] : [`sent by ${from}`]),
        ...(to?.toLowerCase() === shown.to.toLowerCase() ? [] : [`sent to ${to}`]),
        ...(transaction.chainId === chainId ? [] : [`on chain ${transaction.chainId}`]),
        ...(value === shown.value ? [] : [`${value} wei sent along`]),
        ...(data.toLowerCase() === shown.data.toLowerCase() ? [] : [`other data ${data.slice(0, 200)}`]),
        ...(most <= shown.total ? [] : [`${most} wei, and ${shown.total} shown`]),
      ];
    }),
  ];
}
