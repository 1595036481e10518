import { Transaction } from 'ethers';
import { fakeServer } from '../../lib/firebase/testing/fakeServer.ts';

/** Limits that a user confirmed for one signature. */
export interface Confirmed {
  readonly from: string;
  readonly to: string;
  /** Wei that is sent along. */
  readonly value: bigint;
  readonly data: string;
  /** Wei: the amount sent plus the fee, as shown. */
  readonly total: bigint;
}

/** Returns the signed bytes that were broadcast, oldest first. */
export function sentBytes(): readonly string[] {
  return (fakeServer.asked('sendTransaction') as { signedTransaction: string }[]).map(
    ({ signedTransaction }) => signedTransaction,
  );
}

/**
 * Returns the limits that signed bytes exceed, decoded by a library that shares no code with the wallet's
 * decoder.
 */
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
      const max = value + gasLimit * (maxFeePerGas ?? gasPrice ?? 0n);
      return [
        ...(from?.toLowerCase() === shown.from.toLowerCase() ? [] : [`sent by ${from}`]),
        ...(to?.toLowerCase() === shown.to.toLowerCase() ? [] : [`sent to ${to}`]),
        ...(transaction.chainId === chainId ? [] : [`on chain ${transaction.chainId}`]),
        ...(value === shown.value ? [] : [`${value} wei sent along`]),
        ...(data.toLowerCase() === shown.data.toLowerCase() ? [] : [`other data ${data.slice(0, 200)}`]),
        ...(max <= shown.total ? [] : [`${max} wei, and ${shown.total} shown`]),
      ];
    }),
  ];
}
