import { isTransferKind } from '@everything-wallet/core/documents/isTransferKind';
import type { MovedInCall } from '@everything-wallet/core/documents/transaction';
import type { NftEvent, NftTransaction } from './NftEvent.ts';

/** Returns the NFT events of a transaction, from its record: none where it moved no NFT, or where its movements are unknown. */
export function nftEventsOf(transaction: NftTransaction): readonly NftEvent[] {
  const { id, type, call_kind: kind, left, came, status } = transaction;
  if (type === 'receive' || (kind !== undefined && isTransferKind(kind))) {
    const event = eventOfRecord(transaction);
    return event ? [event] : [];
  }
  // The movements of a call are known only once it is in a block.
  if (status !== 'completed' || !left || !came) return [];
  const [isPaid, isPaidFor] = [left.some(isMoney), came.some(isMoney)];
  return [
    ...came.flatMap((moved, place) => movedEvent(moved, isPaid ? 'bought' : 'received', `${id} + ${place}`)),
    ...left.flatMap((moved, place) => movedEvent(moved, isPaidFor ? 'sold' : 'sent', `${id} − ${place}`)),
  ];

  function movedEvent(moved: MovedInCall, what: NftEvent['kind'], key: string): NftEvent[] {
    const { kind: standard, contract_address: contract, token_id: tokenId, units, symbol = '' } = moved;
    if (contract === undefined || tokenId === undefined || !isNft(standard)) return [];
    return [{ key, kind: what, contract, tokenId, standard, units, symbol, party: undefined, transaction }];
  }
}

function eventOfRecord(transaction: NftTransaction): NftEvent | undefined {
  const {
    id,
    type,
    standard,
    contract_address: contract,
    token_id: tokenId,
    token_symbol: symbol,
  } = transaction;
  if (contract === undefined || tokenId === undefined || !isNft(standard)) return undefined;
  const isReceived = type === 'receive';
  const units = transaction.amount_units ?? transaction.amount;
  return {
    key: id,
    kind: isReceived ? 'received' : 'sent',
    contract,
    tokenId,
    standard,
    // Older records have the amount in another format: at least one was moved.
    units: /^\d+$/.test(units) ? units : '1',
    symbol,
    party: isReceived ? transaction.from_address : transaction.to_address,
    transaction,
  };
}

function isNft(standard: string | undefined): standard is 'erc721' | 'erc1155' {
  return standard === 'erc721' || standard === 'erc1155';
}

/** Checks for coin, or a token with fractions. */
function isMoney({ kind, units }: MovedInCall): boolean {
  return !isNft(kind) && units !== '0';
}
