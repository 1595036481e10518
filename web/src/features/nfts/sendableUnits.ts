import type { TransactionRecord } from '@everything-wallet/core/documents/transaction';
import type { CollectedNft } from './CollectedNft.ts';
import { pendingSendsOf } from './pendingSendsOf.ts';

/** How many of an NFT an account may still send: those it has, without those on their way. 0 while nobody knows how many it has. */
export function sendableUnits(
  collected: Pick<CollectedNft, 'network' | 'nft'>,
  sent: readonly TransactionRecord[],
): bigint {
  const { units } = collected.nft;
  if (units === null) return 0n;
  const pending = pendingSendsOf(collected, sent);
  // What does not say how much it takes may take everything.
  if (pending.some(({ amount_units: amount }) => amount === undefined)) return 0n;
  const left = pending.reduce((rest, { amount_units: amount = '0' }) => rest - BigInt(amount), BigInt(units));
  return left > 0n ? left : 0n;
}
