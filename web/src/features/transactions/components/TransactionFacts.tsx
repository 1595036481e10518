import { parseAmount } from '@everything-wallet/core/amounts/parseAmount';
import { usdValue } from '@everything-wallet/core/amounts/usdValue';
import { hasMoved } from '@everything-wallet/core/documents/hasMoved';
import { isTransferKind } from '@everything-wallet/core/documents/isTransferKind';
import { exactUsd } from '@everything-wallet/core/money/exactUsd';
import { findNetworkById } from '@everything-wallet/core/networks/findNetwork';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { AmountText } from '../../../components/AmountText.tsx';
import { Moment } from '../../../components/Moment.tsx';
import { TestBadge } from '../../../components/TestBadge.tsx';
import { useExplorer } from '../../../components/useExplorer.ts';
import { formatShort } from '../../../lib/format/formatShort.ts';
import { formatUsd } from '../../../lib/format/formatUsd.ts';
import { useMask } from '../../../lib/money/useMask.ts';
import { useMoney } from '../../../lib/money/useMoney.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { Transaction } from '../Transaction.ts';
import { transactionFee } from '../transactionFee.ts';
import { depthOf } from '../transactionState.ts';
import { siteName } from '../siteName.ts';
import { CallRows } from './CallRows.tsx';
import { CopyableText } from './CopyableText.tsx';
import { DetailRow } from './DetailRow.tsx';

interface TransactionFactsProps {
  transaction: Transaction;
  /** Price of the coin or token now, in dollars; undefined where it is not known. */
  priceNow: number | undefined;
}

/** Facts of a transaction: hash, parties, network, block, values, fee and time. */
export function TransactionFacts({ transaction, priceNow }: TransactionFactsProps) {
  const t = useText();
  const mask = useMask();
  const {
    type,
    tx_hash,
    from_address,
    to_address,
    time,
    call_kind: kind,
    requested_by: requestedBy,
  } = transaction;
  const network = findNetworkById(transaction.network);
  const hasFee = transactionFee(transaction, formatShort) !== undefined;
  const at = depthOf(transaction);
  return (
    <Box component="dl" sx={{ m: 0 }}>
      <DetailRow label={t('transaction.detail.hash')}>
        <CopyableText value={tx_hash} copyLabel={t('transaction.copyHash')} />
      </DetailRow>
      <DetailRow label={t('transaction.detail.from')}>
        {/* It may look like an address that is paid often: copied, it would be paid by mistake. */}
        {transaction.is_unverified === true ? (
          from_address
        ) : (
          <CopyableText value={from_address} copyLabel={t('transaction.copyFrom')} />
        )}
      </DetailRow>
      {isTransferKind(kind) && (
        <DetailRow label={t('transaction.detail.to')}>
          <CopyableText value={to_address} copyLabel={t('transaction.copyTo')} />
        </DetailRow>
      )}
      {requestedBy !== undefined && (
        <DetailRow label={t('transaction.detail.requestedBy')}>{siteName(requestedBy)}</DetailRow>
      )}
      {kind !== undefined && <CallRows transaction={transaction} kind={kind} />}
      {/* A token is what its contract is, whatever the contract calls itself. */}
      {transaction.contract_address !== undefined && (
        <DetailRow label={t('transaction.detail.contract')}>
          <CopyableText value={transaction.contract_address} copyLabel={t('transaction.copyContract')} />
        </DetailRow>
      )}
      {transaction.token_id !== undefined && (
        <DetailRow label={t('transaction.detail.tokenId')}>{transaction.token_id}</DetailRow>
      )}
      <DetailRow label={t('transaction.detail.network')}>
        {network?.name ?? transaction.network} {network?.type === 'testnet' && <TestBadge />}
      </DetailRow>
      <BlockRow transaction={transaction} />
      {at && (
        <DetailRow label={t('transaction.confirmations')}>
          {t('transaction.confirmations.of', { count: at.count, depth: at.depth })}
        </DetailRow>
      )}
      {/* An incoming transfer has a nonce of its sender. */}
      {type !== 'receive' && <DetailRow label={t('transaction.detail.nonce')}>{transaction.nonce}</DetailRow>}
      <ValueRows transaction={transaction} priceNow={priceNow} />
      {hasFee && (
        <DetailRow label={t('transaction.detail.gasFee')}>
          <AmountText say={(write) => mask(transactionFee(transaction, write) ?? '')} />
        </DetailRow>
      )}
      <DetailRow label={t('transaction.detail.time')}>
        {time ? <Moment time={time} /> : t('transaction.detail.noTime')}
      </DetailRow>
    </Box>
  );
}

/** Block of a transaction, with a link to the explorer. */
function BlockRow({ transaction }: Pick<TransactionFactsProps, 'transaction'>) {
  const t = useText();
  const explorer = useExplorer(findNetworkById(transaction.network));
  const { block_number: block } = transaction;
  if (block === undefined) return null;
  return (
    <DetailRow label={t('transaction.detail.block')}>
      {explorer === undefined ? (
        block
      ) : (
        <Link href={`${explorer}/block/${block}`} target="_blank" rel="noopener noreferrer">
          {block}
        </Link>
      )}
    </DetailRow>
  );
}

/** Value of a transaction then and now; a call without a transfer has none, nor has anything on a test network. */
function ValueRows({ transaction, priceNow }: TransactionFactsProps) {
  const t = useText();
  const mask = useMask();
  const money = useMoney();
  const { type, amount, call_kind: kind, contract_address: contract } = transaction;
  const network = findNetworkById(transaction.network);
  const isValued = network?.type !== 'testnet' && (kind === undefined || hasMoved(transaction));
  if (!isValued) return null;
  const priceThen = contract === undefined ? transaction.coin_price_usd : transaction.token_price_usd;
  // In dollars, as it was recorded: the rate of another currency on that day is not stored.
  const valueThen = priceThen === undefined ? undefined : formatUsd(usdValue(parseAmount(amount), priceThen));
  const valueNow = priceNow === undefined ? undefined : money.format(exactUsd(parseAmount(amount), priceNow));
  return (
    <>
      <DetailRow
        label={t(type === 'receive' ? 'transaction.detail.valueReceived' : 'transaction.detail.valueThen')}
      >
        {mask(valueThen ?? t('transaction.valueUnknown'))}
      </DetailRow>
      <DetailRow label={t('transaction.detail.valueNow')}>
        {mask(valueNow ?? t('transaction.valueUnknown'))}
      </DetailRow>
    </>
  );
}
