import { formatAmount } from '../amounts/formatAmount.ts';
import type { MovedInCall } from '../documents/transaction.ts';
import { findNetworkById } from '../networks/findNetwork.ts';
import { timeOf, type ExportedTransaction } from './ExportedTransaction.ts';
import type { ExportTable } from './ExportTable.ts';
import { inOrder } from './inOrder.ts';
import { priceText } from './priceText.ts';

type Cell = (transaction: ExportedTransaction) => string | undefined;

/** In the order of the file. Prices are in US dollars at the time of the record. */
const columns: readonly (readonly [name: string, cell: Cell])[] = [
  ['time_utc', (transaction) => timeOf(transaction)?.toISOString()],
  ['recorded_utc', ({ time }) => time?.toISOString()],
  ['block_time_utc', ({ block_time: inBlock }) => writeDate(inBlock)],
  ['type', ({ type }) => type],
  ['status', ({ status }) => status],
  ['network', ({ network }) => network],
  ['chain_id', ({ network }) => findNetworkById(network)?.chainId.toString()],
  ['is_test_network', ({ network }) => writeTest(network)],
  // Smallest units are not whole tokens: they have a column of their own.
  ['amount', ({ amount, is_amount_in_units: isInUnits }) => (isInUnits ? undefined : amount)],
  [
    'amount_units',
    ({ amount, amount_units: units, is_amount_in_units: isInUnits }) => (isInUnits ? amount : units),
  ],
  ['is_amount_in_units', ({ is_amount_in_units: isInUnits }) => isInUnits?.toString()],
  ['token_symbol', ({ token_symbol: symbol }) => symbol],
  ['contract_address', ({ contract_address: contract }) => contract],
  ['standard', ({ standard }) => standard],
  ['token_id', ({ token_id: tokenId }) => tokenId],
  ['is_unverified', ({ is_unverified: isUnverified }) => isUnverified?.toString()],
  ['from_address', ({ from_address: from }) => from],
  ['to_address', ({ to_address: to }) => to],
  ['transaction_hash', ({ tx_hash: hash }) => hash],
  ['nonce', ({ nonce }) => nonce.toString()],
  ['block_number', ({ block_number: block }) => block?.toString()],
  ['is_final', ({ is_final: isFinal }) => isFinal?.toString()],
  ['failure_reason', ({ failure_reason: reason }) => reason],
  ['fee_paid', ({ fee_paid: paid }) => paid],
  ['fee_estimated', ({ gas_fee: estimated }) => (estimated === '0' ? undefined : estimated)],
  ['fee_currency', ({ network }) => findNetworkById(network)?.currency],
  ['coin_price_usd', ({ coin_price_usd: price }) => priceText(price)],
  ['token_price_usd', ({ token_price_usd: price }) => priceText(price)],
  ['price_source', ({ price_source: source }) => source],
  ['replaces', ({ replaces }) => replaces],
  ['replaced_by', ({ replaced_by: replacement }) => replacement],
  ['call_kind', ({ call_kind: kind }) => kind],
  ['spender', ({ spender }) => spender],
  ['allowed_units', ({ allowed_units: units }) => units],
  ['left', ({ left }) => writeMoved(left)],
  ['came', ({ came }) => writeMoved(came)],
  ['is_unverified_call', ({ is_unverified_call: isUnverified }) => isUnverified?.toString()],
  ['is_contract_creation', ({ is_contract_creation: isCreation }) => isCreation?.toString()],
  ['requested_by', ({ requested_by: origin }) => origin],
];

/** Builds the table of the history, oldest first; records without a time are last. */
export function historyTable(transactions: readonly ExportedTransaction[]): ExportTable {
  const ordered = inOrder(transactions, (transaction) => [
    timeOf(transaction)?.toISOString() ?? '~',
    transaction.id,
  ]);
  return {
    name: 'history',
    columns: columns.map(([name]) => name),
    rows: ordered.map((transaction) => columns.map(([, cell]) => cell(transaction))),
  };
}

/**
 * Writes the assets moved by a call: amount, contract and id, one after the other, without texts from foreign
 * contracts.
 */
function writeMoved(moved: readonly MovedInCall[] | undefined): string | undefined {
  return moved
    ?.map(({ units, decimals, contract_address: contract = 'coin', token_id: id }) => {
      const amount = decimals === undefined ? `${units} units` : formatAmount(BigInt(units), decimals);
      return [amount, contract, ...(id === undefined ? [] : [`#${id}`])].join(' ');
    })
    .join('; ');
}

function writeDate(time: number | undefined): string | undefined {
  return time === undefined ? undefined : new Date(time).toISOString();
}

/** Returns undefined for an unknown network. */
function writeTest(network: string): string | undefined {
  const type = findNetworkById(network)?.type;
  return type && String(type === 'testnet');
}
