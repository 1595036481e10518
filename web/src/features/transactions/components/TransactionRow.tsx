import { isCancellation } from '@everything-wallet/core/documents/isCancellation';
import { findNetworkById } from '@everything-wallet/core/networks/findNetwork';
import { use } from 'react';
import { Moment } from '../../../components/Moment.tsx';
import { TestBadge } from '../../../components/TestBadge.tsx';
import { paths } from '../../../config/paths.ts';
import { formatExactCoin } from '../../../lib/format/formatExactCoin.ts';
import { formatShort } from '../../../lib/format/formatShort.ts';
import { maskedWrite } from '../../../lib/money/maskedWrite.ts';
import { AddressNamesContext } from '../../../lib/names/AddressNamesContext.ts';
import { useMask } from '../../../lib/money/useMask.ts';
import { lookalikeOf } from '../../../lib/tokens/lookalikeOf.ts';
import { useLookalikes } from '../../../lib/tokens/useLookalikes.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { TransactionListing } from '../TransactionListing.ts';
import { depthOf, transactionState } from '../transactionState.ts';
import { useCallWords } from '../calls/useCallWords.ts';
import { nonceText } from '../nonceText.ts';
import { rowParty } from '../rowParty.ts';
import { rowSentence } from '../rowSentence.ts';
import { MovedAmounts } from './MovedAmounts.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { TransactionLink } from './TransactionLink.tsx';
import { TransactionPicture } from './TransactionPicture.tsx';

interface TransactionRowProps {
  transaction: TransactionListing;
  /** True under a heading with its day; the row shows only the time then. */
  isUnderDay?: boolean;
}

/**
 * Row of a list of transactions: a sentence and the amounts moved, with a link to its details. Its parts are plain elements that
 * `TransactionLink` styles, so that long lists scroll smoothly.
 */
export function TransactionRow({ transaction, isUnderDay = false }: TransactionRowProps) {
  const t = useText();
  const mask = useMask();
  const names = use(AddressNamesContext);
  const write = maskedWrite(formatShort, mask);
  const words = useCallWords(transaction, t, write);
  const exact = useCallWords(transaction, t, maskedWrite(formatExactCoin, mask));
  const party = rowParty(transaction, words, names);
  const partyText = party.name ?? party.address;
  const sentence = rowSentence(transaction, { t, write, words, party: partyText });
  const isNamedInSentence = sentence.includes(partyText);
  // An approval moves nothing: its sentence has the amount.
  const hasAmounts = transaction.spender === undefined || words?.sentence === undefined;
  return (
    <TransactionLink to={paths.transaction(transaction.id)} data-testid="transaction-row">
      <TransactionPicture transaction={transaction} />
      <p className="title">
        {isNamedInSentence ? (
          <Sentence text={sentence} party={partyText} isNamed={party.name !== undefined} />
        ) : (
          sentence
        )}
      </p>
      <RowFacts
        transaction={transaction}
        party={isNamedInSentence && party.name === undefined ? undefined : party}
        isNamedInSentence={isNamedInSentence}
        isUnderDay={isUnderDay}
      />
      {hasAmounts && !isCancellation(transaction) && (
        <MovedAmounts transaction={transaction} words={words} exact={exact} />
      )}
    </TransactionLink>
  );
}

interface RowFactsProps extends Required<TransactionRowProps> {
  /** Other party; undefined where the sentence has its address. */
  party: ReturnType<typeof rowParty> | undefined;
  /** True where the sentence has its name. */
  isNamedInSentence: boolean;
}

/** Status, other party, network and time of a transaction, and doubts about it. */
function RowFacts({ transaction, party, isNamedInSentence, isUnderDay }: RowFactsProps) {
  const t = useText();
  const { time } = transaction;
  const state = transactionState(transaction);
  const network = findNetworkById(transaction.network);
  const imitated = lookalikeOf(transaction, useLookalikes(transaction.contract_address !== undefined));
  const depth = state === 'inBlock' ? depthOf(transaction) : undefined;
  const ofNonce = nonceText(transaction);
  return (
    <div className="more">
      {state === 'confirmed' ? (
        // A final state has no badge, but screen readers announce it.
        <span className="hiddenText">{t('transaction.status.completed')}</span>
      ) : (
        <span className="status">
          <StatusBadge transaction={transaction} />
        </span>
      )}
      {party && (
        <span className="party" translate="no" data-testid="transaction-party">
          {!isNamedInSentence && party.name !== undefined && `${t(party.around, { address: party.name })} `}
          <span className="code">
            {isNamedInSentence || party.name !== undefined
              ? party.address
              : t(party.around, { address: party.address })}
          </span>
        </span>
      )}
      <span
        className={network ? 'network pictured' : 'network'}
        translate="no"
        data-testid="transaction-network"
      >
        {network?.name ?? transaction.network}
      </span>
      {network?.type === 'testnet' && <TestBadge />}
      {time && (
        <span className="time">
          <Moment time={time} hasDay={!isUnderDay} />
        </span>
      )}
      {imitated && <span className="unverified">{t('tokens.imitation', { symbol: imitated.symbol })}</span>}
      {transaction.is_unverified === true && (
        <span className="unverified">{t('transaction.unverified')}</span>
      )}
      {depth && (
        <span className="line">{t('transaction.inBlock', { count: depth.count, depth: depth.depth })}</span>
      )}
      {ofNonce && <span className="line">{t(ofNonce)}</span>}
    </div>
  );
}

interface SentenceProps {
  text: string;
  /** Name or address in it. */
  party: string;
  isNamed: boolean;
}

/** A sentence whose name is not translated and whose address is not broken. */
function Sentence({ text, party, isNamed }: SentenceProps) {
  const begin = text.lastIndexOf(party);
  return (
    <>
      {text.slice(0, begin)}
      <span
        className={isNamed ? 'name' : 'code'}
        translate="no"
        data-testid={isNamed ? 'transaction-name' : 'transaction-party'}
      >
        {party}
      </span>
      {text.slice(begin + party.length)}
    </>
  );
}
