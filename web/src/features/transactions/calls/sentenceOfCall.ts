import { isUnlimited } from '@everything-wallet/core/calls/isUnlimited';
import type { CallKind, MovedInCall } from '@everything-wallet/core/documents/transaction';
import { formatList } from '../../../lib/format/formatList.ts';
import type { AmountRounding } from '../../../lib/format/formatShort.ts';
import type { TransactionListing } from '../TransactionListing.ts';
import { transferSentences } from '../transferSentences.ts';
import { allowedText } from './allowedText.ts';
import { approvalTitles } from './approvalTitles.ts';
import { callHistoryTitles } from './callHistoryTitles.ts';
import type { CallWords } from './CallWords.ts';
import { movedText } from './movedText.ts';
import { poolTitle } from './poolTitle.ts';
import type { CallFormatters } from './CallFormatters.ts';

type Sentence = CallWords['sentence'];

/** Maximum number of assets on each side that a sentence names. */
const MAX_NAMED = 2;

/**
 * Describes a call in a sentence; undefined where its record does not have what the sentence needs: then its title and amounts
 * describe it.
 */
export function sentenceOfCall(
  transaction: TransactionListing,
  kind: CallKind,
  formatters: CallFormatters,
): Sentence {
  if (transaction.is_contract_creation || transaction.is_unverified_call) return undefined;
  const title = callHistoryTitles[kind];
  if (title in approvalTitles) return approvalSentence(transaction, title, formatters);
  if (title === 'callHistory.nft') return nftSentence(transaction, formatters);
  const { status, left, came } = transaction;
  if (status !== 'completed' || !left || !came) return undefined;
  return movementSentence(transaction, kind, { ...formatters, left, came });
}

function approvalSentence(
  transaction: TransactionListing,
  title: string,
  formatters: CallFormatters,
): Sentence {
  const { t, write } = formatters;
  const {
    spender,
    allowed_units: units,
    token_decimals: decimals,
    token_symbol: symbol,
    token_id: id,
  } = transaction;
  // Without a spender, the party is the called contract. A pending or failed approval changed nothing, so it has only its title and badge.
  if (spender === undefined || transaction.status !== 'completed') return undefined;
  if (title === 'callHistory.revoke') {
    return (party) => t('callHistory.sentence.revoke', { symbol, party });
  }
  if (title === 'callHistory.changeAllowance') {
    return (party) => t('callHistory.sentence.change', { symbol, party });
  }
  if (title === 'callHistory.approveAll') {
    return (party) => t('callHistory.sentence.approveAll', { symbol, party });
  }
  if (id !== undefined) {
    const amount = t('callHistory.nft.amount', { amount: write('1', 'up'), symbol, id });
    return (party) => t('callHistory.sentence.approve', { amount, party });
  }
  if (units === undefined) return undefined;
  if (isUnlimited(BigInt(units))) return (party) => t('callHistory.sentence.approveAny', { symbol, party });
  const amount = allowedText(transaction, formatters);
  if (amount === undefined || decimals === undefined) return undefined;
  return (party) => t('callHistory.sentence.approve', { amount, party });
}

function nftSentence(
  { status, amount: number, token_symbol: symbol, token_id: id }: TransactionListing,
  { t, write }: CallFormatters,
): Sentence {
  if (id === undefined) return undefined;
  const amount = t('callHistory.nft.amount', { amount: write(number, 'up'), symbol, id });
  return (party) => t(transferSentences.send[status], { amount, party });
}

interface Movements extends CallFormatters {
  readonly left: readonly MovedInCall[];
  readonly came: readonly MovedInCall[];
}

function movementSentence(
  transaction: TransactionListing,
  kind: CallKind,
  { left, came, ...formatters }: Movements,
): Sentence {
  const { t } = formatters;
  const paid = named(left, 'up', formatters);
  const received = named(came, 'down', formatters);
  const title =
    kind === 'multicall' && transaction.type === 'swap' ? 'callHistory.swap' : callHistoryTitles[kind];
  const pool = title === 'callHistory.vault' ? poolTitle(transaction) : undefined;

  if (paid !== undefined && received !== undefined) {
    if (title === 'callHistory.swap') return () => t('callHistory.sentence.swap', { paid, received });
    if (title === 'callHistory.bought') {
      // A call that accepts an offer pays with an NFT.
      const id =
        transaction.token_id === undefined ? 'callHistory.sentence.buy' : 'callHistory.sentence.sell';
      return () => t(id, { paid, received });
    }
  }
  if (paid !== undefined) {
    if (title === 'callHistory.wrap') return () => t('callHistory.sentence.wrap', { amount: paid });
    if (title === 'callHistory.unwrap') return () => t('callHistory.sentence.unwrap', { amount: paid });
    if (title === 'callHistory.staked') {
      return (party) => t('callHistory.sentence.stake', { amount: paid, party });
    }
    if (pool === 'callHistory.vaultIn') {
      return (party) => t('callHistory.sentence.deposit', { amount: paid, party });
    }
  }
  if (received !== undefined && pool === 'callHistory.vaultOut') {
    return (party) => t('callHistory.sentence.withdraw', { amount: received, party });
  }
  return undefined;
}

/** Lists the amounts that one side moved; undefined for none, and for more than a sentence holds. */
function named(
  moved: readonly MovedInCall[],
  rounding: AmountRounding,
  formatters: CallFormatters,
): string | undefined {
  if (moved.length === 0 || moved.length > MAX_NAMED) return undefined;
  return formatList(moved.map((one) => movedText(one, rounding, formatters)));
}
