import type { TransactionRecord } from '@everything-wallet/core/documents/transaction';
import { decodeCall } from '@everything-wallet/core/calls/decodeCall';
import type { Network } from '@everything-wallet/core/networks/networks';
import type { Receipt, Testimony } from '../chain/Chain.ts';
import { movedInCall, type MovedUnits } from './movedInCall.ts';
import { readEnvelope } from './readEnvelope.ts';

/** Nodes that must say the same, where so many are configured: one alone could invent what came. */
const WORDS = 2;

/**
 * What left the sender of a recorded call and what came, as nodes agree: two of them, or the only one there is, and more than say otherwise.
 *
 * @param receipt that of the block that is believed
 * @param said what each configured node says
 * @returns undefined where they do not, or the bytes that were signed are not kept any more
 */
export function agreedMoves(
  record: TransactionRecord,
  network: Network,
  { receipt, said }: { readonly receipt: Receipt; readonly said: readonly (Testimony | undefined)[] },
): MovedUnits | undefined {
  const { call_kind: kind, signed_transaction: signed, from_address: sender } = record;
  if (kind === undefined || signed === undefined || !receipt.succeeded) return undefined;
  const { to, value, data } = readEnvelope(signed);
  const call = decodeCall({ to, value, data, chainId: network.chainId });
  const told = said.flatMap((testimony) => {
    const own = testimony?.receipt;
    if (!own || own.blockNumber !== receipt.blockNumber || own.blockHash !== receipt.blockHash) return [];
    const moves = movedInCall({ call, sender, wrappedCoin: network.wrappedCoin }, own);
    return [{ moves, text: moves ? JSON.stringify(moves) : 'unknown' }];
  });
  const counts = new Map<string, number>();
  for (const { text } of told) counts.set(text, (counts.get(text) ?? 0) + 1);
  const best = told.find(({ text }) => {
    const count = counts.get(text) ?? 0;
    return count >= Math.min(WORDS, said.length) && 2 * count > told.length;
  });
  return best?.moves;
}
