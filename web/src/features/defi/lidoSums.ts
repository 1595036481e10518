import type { LidoPosition } from '@everything-wallet/core/schemas/poolsAnswer';

/** Sums of the user's positions with Lido, in wei; a sum is undefined where a part of it is not known. */
interface LidoSums {
  readonly staked: bigint | undefined;
  readonly wrapped: bigint | undefined;
  /** Staked coin that the wrapped one stands for. */
  readonly wrappedWorth: bigint | undefined;
  /** Coin in the queue. */
  readonly asked: bigint | undefined;
  /** Requests in the queue beyond those that are listed. */
  readonly others: { readonly count: number; readonly amount: bigint | undefined };
}

/** Sums up positions with Lido. */
export function lidoSums(positions: readonly LidoPosition[]): LidoSums {
  const others = positions.flatMap(({ otherRequests }) => otherRequests ?? []);
  return {
    staked: sumOf(positions.map(({ staked }) => staked)),
    wrapped: sumOf(positions.map(({ wrapped }) => wrapped)),
    wrappedWorth: sumOf(positions.map(({ wrappedWorth }) => wrappedWorth)),
    asked: sumOf(
      positions.flatMap(({ requests, otherRequests }) => [
        ...(requests?.map(({ amount }) => amount) ?? [null]),
        ...(otherRequests ? [otherRequests.amount] : []),
      ]),
    ),
    others: {
      count: others.reduce((sum, { count }) => sum + count, 0),
      amount: sumOf(others.map(({ amount }) => amount)),
    },
  };
}

function sumOf(parts: readonly (string | null)[]): bigint | undefined {
  if (parts.includes(null)) return undefined;
  return parts.reduce((sum, part) => sum + BigInt(part ?? 0), 0n);
}
