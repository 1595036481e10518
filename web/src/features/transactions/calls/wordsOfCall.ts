import { hasMoved } from '@everything-wallet/core/documents/hasMoved';
import { isTransferKind } from '@everything-wallet/core/documents/isTransferKind';
import type { CallKind, MovedInCall } from '@everything-wallet/core/documents/transaction';
import { findNetworkById } from '@everything-wallet/core/networks/findNetwork';
import { compiledTexts } from 'virtual:compiled-texts/callHistory';
import { contractName } from '../../../lib/calls/contractName.ts';
import type { WriteAmount } from '../../../lib/format/WriteAmount.ts';
import { formatShort } from '../../../lib/format/formatShort.ts';
import { loadTexts } from '../../../lib/text/loadTexts.ts';
import type { Text } from '../../../lib/text/useText.ts';
import type { TransactionListing } from '../TransactionListing.ts';
import { allowedText } from './allowedText.ts';
import { approvalTitles } from './approvalTitles.ts';
import { callHistoryTitles } from './callHistoryTitles.ts';
import type { CallWords } from './CallWords.ts';
import { movedText } from './movedText.ts';
import { poolTitle } from './poolTitle.ts';
import { sentenceOfCall } from './sentenceOfCall.ts';
import type { CallFormatters } from './CallFormatters.ts';

loadTexts(compiledTexts);

/** Maximum assets of each side that a row names. */
const MAX_NAMED = 2;

const titles: Readonly<Record<CallKind, (typeof callHistoryTitles)[CallKind]>> = callHistoryTitles;

/**
 * Describes a call in a list, from its record.
 *
 * @param write formats amounts, decimal strings
 */
export function wordsOfCall(
  transaction: TransactionListing,
  kind: CallKind,
  t: Text,
  write: WriteAmount = formatShort,
): CallWords {
  const { spender, to_address: to } = transaction;
  const network = findNetworkById(transaction.network);
  const address = spender ?? to;
  const formatters = { t, write, network: transaction.network };
  const around = spender === undefined && !isTransferKind(kind) ? aroundCalled(transaction) : undefined;
  return {
    title: callTitle(transaction, kind, t),
    party: {
      address,
      name: network && contractName(network, address),
      around: around ?? (spender === undefined ? 'transaction.to' : 'callHistory.for'),
    },
    amounts: amountsOf(transaction, kind, formatters),
    sentence: sentenceOfCall(transaction, kind, formatters),
  };
}

/** Text around the address of a contract that was called, or created. */
function aroundCalled({ is_contract_creation: isCreation }: TransactionListing) {
  return isCreation ? 'callHistory.at' : 'callHistory.with';
}

/** Returns the title of a call, in a word or two. */
function callTitle(transaction: TransactionListing, kind: CallKind, t: Text): string {
  const { type, allowed_units: units, token_id: id } = transaction;
  if (transaction.is_contract_creation) return t('callHistory.created');
  if (transaction.is_unverified_call) return t('callHistory.unread');
  if (kind === 'vault') return t(poolTitle(transaction));
  // Unknown whether its number is an amount, which may be 0, or an NFT's id.
  if (kind === 'approve' && units === undefined && id === undefined) return t('callHistory.approveOrRevoke');
  // A call that accepts an offer pays with an NFT.
  if (kind === 'fulfillOrder' && id !== undefined) return t('callHistory.sold');
  const title = kind === 'multicall' && type === 'swap' ? 'callHistory.swap' : titles[kind];
  const { status } = transaction;
  return t(status !== 'completed' && isApproval(title) ? approvalTitles[title][status] : title);
}

function isApproval(title: string): title is keyof typeof approvalTitles {
  return title in approvalTitles;
}

function amountsOf(
  transaction: TransactionListing,
  kind: CallKind,
  formatters: CallFormatters,
): readonly string[] {
  const { status, left, came, spender, token_symbol: symbol } = transaction;
  const isRevoked = titles[kind] === 'callHistory.revoke';
  if (spender !== undefined || isRevoked) {
    if (isRevoked || kind === 'approveAll') return [symbol];
    return [allowedText(transaction, formatters) ?? formatters.t('callHistory.unknown', { symbol })];
  }
  if (left && came && status === 'completed') {
    return [...named('−', left, formatters), ...named('+', came, formatters)];
  }
  return [signedText(transaction, formatters)];
}

function named(
  sign: '−' | '+',
  moved: readonly MovedInCall[],
  formatters: CallFormatters,
): readonly string[] {
  const texts = moved
    .slice(0, MAX_NAMED)
    .map((one) => `${sign}${movedText(one, sign === '−' ? 'up' : 'down', formatters)}`);
  if (moved.length <= MAX_NAMED) return texts;
  const isLast = (place: number) => place === texts.length - 1;
  return texts.map((text, place) => (isLast(place) ? formatters.t('callHistory.more', { text }) : text));
}

/** Formats the amount paid, as signed: before a block has it, and where nodes disagree on it; '—' where the call has no amount. */
function signedText(transaction: TransactionListing, { t, write }: CallFormatters): string {
  const { amount, token_symbol: symbol, is_amount_in_units: isInUnits, token_id: id } = transaction;
  if (!hasMoved(transaction) || isInUnits === true) return '—';
  const text =
    id === undefined
      ? t('callHistory.amount', { amount: write(amount, 'up'), symbol })
      : t('callHistory.nft.amount', { amount: write(amount, 'up'), symbol, id });
  return `−${text}`;
}
