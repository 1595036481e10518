import type { MovedInCall, TransactionRecord } from '@everything-wallet/core/documents/transaction';
import { exchangeOf } from '@everything-wallet/core/exchanges/exchangeOf';
import { decodeCall } from '@everything-wallet/core/calls/decodeCall';
import type { Network } from '@everything-wallet/core/networks/networks';
import type { NodeResponse } from '../chain/Chain.ts';
import type { BlockReceipt } from './judgeNodeResponses.ts';
import { movedInCall, type MovedUnits } from './movedInCall.ts';
import { readEnvelope } from './readEnvelope.ts';

/** Nodes that must agree, if so many are configured: one alone could invent a receipt. */
const WORDS = 2;

/**
 * Returns what the sender of a recorded call paid and received, if nodes agree: two of them, or the only one
 * there is, and more than contradict it.
 *
 * @param receipt that of the accepted block
 * @param responses each configured node's response
 * @returns undefined if they do not agree, the signed bytes are not stored any more, or the call cannot be
 * read: coin that it pays out or returns is in no contract's log
 */
export function agreedMoves(
  record: TransactionRecord,
  network: Network,
  {
    receipt,
    responses,
  }: { readonly receipt: BlockReceipt; readonly responses: readonly (NodeResponse | undefined)[] },
): MovedUnits | undefined {
  const {
    call_kind: kind,
    signed_transaction: signed,
    from_address: sender,
    is_unverified_call: isUnverified,
  } = record;
  if (isUnverified === true || kind === undefined || signed === undefined || !receipt.succeeded)
    return undefined;
  const exchange = exchangeOf(network.id);
  const routers = exchange ? [exchange.v2.router, exchange.v3.router] : [];
  const { to, value, data } = readEnvelope(signed);
  const call = decodeCall({ to, value, data, chainId: network.chainId });
  const reported = responses.flatMap((nodeResponse) => {
    const own = nodeResponse?.receipt;
    if (!own || own.blockNumber !== receipt.blockNumber || own.blockHash !== receipt.blockHash) return [];
    const moves = movedInCall({ call, sender, wrappedCoin: network.wrappedCoin, routers }, own);
    return [{ moves, text: moves && JSON.stringify(moves) }];
  });
  const counts = new Map<string | undefined, number>();
  for (const { text } of reported) counts.set(text, (counts.get(text) ?? 0) + 1);
  const best = reported.find(({ text }) => {
    const count = counts.get(text) ?? 0;
    return count >= Math.min(WORDS, responses.length) && 2 * count > reported.length;
  });
  return best?.moves ?? earlierMoves(record, receipt, reported);
}

/**
 * Returns the moves agreed for the same block earlier: a silent node undoes nothing, nor does one that
 * contradicts while another confirms.
 */
function earlierMoves(
  { block_number: block, left, came }: TransactionRecord,
  { blockNumber }: BlockReceipt,
  reported: readonly { readonly text: string | undefined }[],
): MovedUnits | undefined {
  if (!left || !came || block !== Number(blockNumber)) return undefined;
  const moves = { left: left.map(withoutLabel), came: came.map(withoutLabel) };
  const text = JSON.stringify(moves);
  const isRepeated = reported.some((one) => one.text === text);
  return isRepeated || reported.every((one) => one.text === undefined) ? moves : undefined;
}

/** In the order in which logs are read: the database stores fields in another one. */
function withoutLabel({ kind, contract_address, token_id, units }: MovedInCall): MovedInCall {
  return {
    kind,
    ...(contract_address !== undefined && { contract_address }),
    ...(token_id !== undefined && { token_id }),
    units,
  };
}
