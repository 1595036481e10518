import { shortenAddress } from '@everything-wallet/core/accounts/shortenAddress';
import { isCancellation } from '@everything-wallet/core/documents/isCancellation';
import { findNetworkById } from '@everything-wallet/core/networks/findNetwork';
import { use } from 'react';
import { AmountText } from '../../../components/AmountText.tsx';
import { ExactOnDemand } from '../../../components/ExactOnDemand.tsx';
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
import { roundingOf } from '../roundingOf.ts';
import { depthOf, transactionState } from '../transactionState.ts';
import { useCallWords } from '../calls/useCallWords.ts';
import { nonceText } from '../nonceText.ts';
import { rowTitle } from '../rowTitle.ts';
import { transactionSigns } from '../transactionSigns.ts';
import { StatusBadge } from './StatusBadge.tsx';
import { TransactionLink } from './TransactionLink.tsx';
import { TransactionPicture } from './TransactionPicture.tsx';

interface TransactionRowProps {
  transaction: TransactionListing;
  /** True under a heading with its day; the row shows only the time then. */
  isUnderDay?: boolean;
}

/**
 * Row of a list of transactions, with a link to its detail. Its parts are plain elements that `TransactionLink` styles, so that long
 * lists scroll smoothly.
 */
export function TransactionRow({ transaction, isUnderDay = false }: TransactionRowProps) {
  const t = useText();
  const mask = useMask();
  const { id, type, amount, token_symbol, time } = transaction;
  const state = transactionState(transaction);
  const network = findNetworkById(transaction.network);
  const imitated = lookalikeOf(transaction, useLookalikes(transaction.contract_address !== undefined));
  const isCancel = isCancellation(transaction);
  const words = useCallWords(transaction, t, maskedWrite(formatShort, mask));
  const exact = useCallWords(transaction, t, maskedWrite(formatExactCoin, mask));
  return (
    <TransactionLink to={paths.transaction(id)} data-testid="transaction-row">
      <TransactionPicture transaction={transaction} isFailed={state === 'failed'} />
      <div className="facts">
        <p className="title">{rowTitle(transaction, words, t)}</p>
        <div className="where">
          <span className="network" translate="no" data-testid="transaction-network">
            {network?.name ?? transaction.network}
          </span>
          {network?.type === 'testnet' && <TestBadge />}
          {imitated && (
            <span className="unverified">{t('tokens.imitation', { symbol: imitated.symbol })}</span>
          )}
          {transaction.is_unverified === true && (
            <span className="unverified">{t('transaction.unverified')}</span>
          )}
        </div>
        {state === 'confirmed' ? (
          // A final state has no badge, but screen readers announce it.
          <span className="heard">{t('transaction.status.completed')}</span>
        ) : (
          <div className="status">
            <StatusBadge transaction={transaction} />
          </div>
        )}
        <RowParty transaction={transaction} party={words?.party} />
        <p className="amount">
          {words?.amounts.map((text, place) => (
            // Two amounts may have the same text.
            <span key={place} className="moved">
              <ExactOnDemand text={text} exact={exact?.amounts[place] ?? text} isInLink />
            </span>
          ))}
          {transaction.call_kind === undefined && !isCancel && (
            <AmountText
              isInLink
              say={(write) =>
                `${transactionSigns[type]}${mask(write(amount, roundingOf(type)))} ${token_symbol}`
              }
            />
          )}
        </p>
        <span className="time">{time && <Moment time={time} hasDay={!isUnderDay} />}</span>
      </div>
    </TransactionLink>
  );
}

interface RowPartyProps {
  transaction: TransactionListing;
  /** Other party of a call. */
  party: NonNullable<ReturnType<typeof useCallWords>>['party'] | undefined;
}

/** Other party of a transaction, its confirmations and its attempt. */
function RowParty({ transaction, party }: RowPartyProps) {
  const t = useText();
  const names = use(AddressNamesContext);
  const { type, to_address, from_address } = transaction;
  const depth = transactionState(transaction) === 'inBlock' ? depthOf(transaction) : undefined;
  const ofNonce = nonceText(transaction);
  const [direction, partyAddress] =
    type === 'receive'
      ? (['transaction.from', from_address] as const)
      : ([party?.around ?? 'transaction.to', party?.address ?? to_address] as const);
  const shortAddress = shortenAddress(partyAddress);
  const name = names.get(partyAddress.toLowerCase())?.name ?? party?.name;
  return (
    <p className="party" translate="no" data-testid="transaction-party">
      {name === undefined ? (
        t(direction, { address: shortAddress })
      ) : (
        <span className="named">
          <span className="name" data-testid="transaction-name">
            {t(direction, { address: name })}
          </span>{' '}
          <span>{shortAddress}</span>
        </span>
      )}
      {depth && (
        <span className="line">{t('transaction.inBlock', { count: depth.count, depth: depth.depth })}</span>
      )}
      {ofNonce && <span className="line attempt">{t(ofNonce)}</span>}
    </p>
  );
}
