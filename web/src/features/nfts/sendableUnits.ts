import type { TransactionRecord } from '@everything-wallet/core/documents/transaction';
import type { CollectedNft } from './CollectedNft.ts';
import { pendingSendsOf } from './pendingSendsOf.ts';

/** Returns how many of an NFT an account can still send: its balance less pending sends. 0 while the balance is unknown. */
export function sendableUnits(
  collected: Pick<CollectedNft, 'network' | 'nft'>,
  sent: readonly TransactionRecord[],
): bigint {
  const { units } = collected.nft;
  if (units === null) return 0n;
  const pending = pendingSendsOf(collected, sent);
  // A send without an amount may take everything.
  if (pending.some(({ amount_units: amount }) => amount === undefined)) return 0n;
  const left = pending.reduce((rest, { amount_units: amount = '0' }) => rest - BigInt(amount), BigInt(units));
  return left > 0n ? left : 0n;
}
