import type { IncomingRecord, Notice } from './IncomingStore.ts';

/** Notice of a record; none of an unverified one. */
export function noticeOf({ id, record, at }: IncomingRecord): Notice[] {
  if (record.is_unverified === true) return [];
  const { amount, token_symbol: symbol, network, from_address: from, to_address: to } = record;
  const { standard, contract_address: contract, amount_units: units } = record;
  const ofToken = standard === 'erc20' &&
    contract !== undefined &&
    units !== undefined && { contract, units };
  return [{ id, amount, symbol, ...ofToken, network, from, to, at, notifiedAt: 0, firstNotifiedAt: 0 }];
}
