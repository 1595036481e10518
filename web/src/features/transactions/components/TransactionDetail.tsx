import { parseAmount } from '@everything-wallet/core/amounts/parseAmount';
import { usdValue } from '@everything-wallet/core/amounts/usdValue';
import { exactUsd } from '@everything-wallet/core/money/exactUsd';
import { hasMoved } from '@everything-wallet/core/documents/hasMoved';
import { isCancellation } from '@everything-wallet/core/documents/isCancellation';
import { isTransferKind } from '@everything-wallet/core/documents/isTransferKind';
import { findNetworkById } from '@everything-wallet/core/networks/findNetwork';
import OpenInNewRounded from '@mui/icons-material/OpenInNewRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { AmountText } from '../../../components/AmountText.tsx';
import { Moment } from '../../../components/Moment.tsx';
import { TestBadge } from '../../../components/TestBadge.tsx';
import { useExplorer } from '../../../components/useExplorer.ts';
import type { WriteAmount } from '../../../lib/format/WriteAmount.ts';
import { formatShort } from '../../../lib/format/formatShort.ts';
import { formatUsd } from '../../../lib/format/formatUsd.ts';
import { maskedWrite } from '../../../lib/money/maskedWrite.ts';
import { useMoney } from '../../../lib/money/useMoney.ts';
import { useMask } from '../../../lib/money/useMask.ts';
import { lookalikeOf } from '../../../lib/tokens/lookalikeOf.ts';
import { useLookalikes } from '../../../lib/tokens/useLookalikes.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { Transaction } from '../Transaction.ts';
import { roundingOf } from '../roundingOf.ts';
import { transactionFee } from '../transactionFee.ts';
import { depthOf } from '../transactionState.ts';
import { transactionSigns } from '../transactionSigns.ts';
import { wordsOfCall } from '../calls/wordsOfCall.ts';
import { CallRows } from './CallRows.tsx';
import { CopyableText } from './CopyableText.tsx';
import { DetailRow } from './DetailRow.tsx';
import { FeeDetails } from './FeeDetails.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { TransactionProgress } from './TransactionProgress.tsx';

interface TransactionDetailProps {
  transaction: Transaction;
  /** What one of what was moved costs now, in dollars: coin or token. Undefined where that is not known. */
  priceNow?: number | undefined;
  /** What may be done about it. */
  children?: ReactNode;
}

/** Everything the record of a transaction says (docs/product.md §2, Transaction detail). */
export function TransactionDetail({ transaction, priceNow, children }: TransactionDetailProps) {
  const t = useText();
  const mask = useMask();
  const money = useMoney();
  const { type, amount, token_symbol, tx_hash, from_address, to_address, time } = transaction;
  const network = findNetworkById(transaction.network);
  const explorer = useExplorer(network);
  const hasFee = transactionFee(transaction, formatShort) !== undefined;
  const imitated = lookalikeOf(transaction, useLookalikes(transaction.contract_address !== undefined));
  const at = depthOf(transaction);

  const isCancel = isCancellation(transaction);
  const { call_kind: kind } = transaction;
  const wordsBy = (write: WriteAmount) => kind && wordsOfCall(transaction, kind, t, maskedWrite(write, mask));
  const words = wordsBy(formatShort);
  // What a call does not say by itself has no value by itself.
  const isValued = network?.type !== 'testnet' && (kind === undefined || hasMoved(transaction));

  const isToken = transaction.contract_address !== undefined;
  const priceThen = isToken ? transaction.token_price_usd : transaction.coin_price_usd;

  // In dollars, as it was recorded: what they were in another currency that day, nobody has written down.
  const valueThen = priceThen === undefined ? undefined : formatUsd(usdValue(parseAmount(amount), priceThen));
  const valueNow = priceNow === undefined ? undefined : money.format(exactUsd(parseAmount(amount), priceNow));

  return (
    <Card component="article" aria-label={t('transaction.title')} sx={{ p: { xs: 2.5, sm: 3.5 } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography color="textSecondary" sx={{ fontWeight: 550 }}>
          {isCancel ? t('transaction.cancellation') : (words?.title ?? t(`transaction.type.${type}`))}
        </Typography>
        <Box aria-live="polite">
          <StatusBadge transaction={transaction} />
        </Box>
      </Box>
      <Typography
        data-testid="transaction-amount"
        sx={{
          mt: 1,
          mb: 2.5,
          fontSize: { xs: '1.75rem', sm: '2.25rem' },
          fontWeight: 650,
          letterSpacing: '-0.03em',
          lineHeight: 1.2,
          fontVariantNumeric: 'tabular-nums',
          overflowWrap: 'anywhere',
        }}
      >
        {words?.amounts.map((text, place) => (
          // Two of them may say the same.
          <Box component="span" key={place} sx={{ display: 'block' }}>
            <AmountText say={(write) => wordsBy(write)?.amounts[place] ?? text} />
          </Box>
        ))}
        {words === undefined && (
          <AmountText
            say={(write) =>
              `${isCancel ? '' : transactionSigns[type]}${mask(write(amount, roundingOf(type)))} ${token_symbol}`
            }
          />
        )}
      </Typography>
      {imitated && (
        <Typography variant="body2" color="warning" sx={{ mt: -1.5, mb: 2.5, fontWeight: 600 }}>
          {t('tokens.imitation', { symbol: imitated.symbol })}
        </Typography>
      )}
      <Box sx={{ mt: -1, mb: 2.5 }}>
        <TransactionProgress transaction={transaction} />
        {children}
      </Box>

      {transaction.is_unverified === true && (
        <Alert severity="warning" role="note" sx={{ mb: 2.5 }}>
          {t('transaction.unverifiedText')}
        </Alert>
      )}
      {transaction.is_amount_in_units === true && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 2.5 }}>
          {t('transaction.inUnits')}
        </Typography>
      )}

      <Box component="dl" sx={{ m: 0 }}>
        <DetailRow label={t('transaction.detail.hash')}>
          <CopyableText value={tx_hash} copyLabel={t('transaction.copyHash')} />
        </DetailRow>
        <DetailRow label={t('transaction.detail.from')}>
          {/* It looks like somebody's who is paid often: whoever copies it pays the wrong one. */}
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
        {transaction.block_number !== undefined && (
          <DetailRow label={t('transaction.detail.block')}>
            {explorer === undefined ? (
              transaction.block_number
            ) : (
              <Link
                href={`${explorer}/block/${transaction.block_number}`}
                target="_blank"
                rel="noopener noreferrer"
              >
                {transaction.block_number}
              </Link>
            )}
          </DetailRow>
        )}
        {at && (
          <DetailRow label={t('transaction.confirmations')}>
            {t('transaction.confirmations.of', { count: at.count, depth: at.depth })}
          </DetailRow>
        )}
        {/* What somebody else has sent has a nonce of theirs. */}
        {type !== 'receive' && (
          <DetailRow label={t('transaction.detail.nonce')}>{transaction.nonce}</DetailRow>
        )}
        {isValued && (
          <>
            <DetailRow
              label={t(
                type === 'receive' ? 'transaction.detail.valueReceived' : 'transaction.detail.valueThen',
              )}
            >
              {mask(valueThen ?? t('transaction.valueUnknown'))}
            </DetailRow>
            <DetailRow label={t('transaction.detail.valueNow')}>
              {mask(valueNow ?? t('transaction.valueUnknown'))}
            </DetailRow>
          </>
        )}
        {hasFee && (
          <DetailRow label={t('transaction.detail.gasFee')}>
            <AmountText say={(write) => mask(transactionFee(transaction, write) ?? '')} />
          </DetailRow>
        )}
        <DetailRow label={t('transaction.detail.time')}>
          {time ? <Moment time={time} /> : t('transaction.detail.noTime')}
        </DetailRow>
      </Box>

      <FeeDetails transaction={transaction} />

      {explorer !== undefined && (
        <Button
          component="a"
          href={`${explorer}/tx/${tx_hash}`}
          target="_blank"
          rel="noopener noreferrer"
          variant="outlined"
          fullWidth
          endIcon={<OpenInNewRounded />}
          title={t('transaction.explorerHint')}
          sx={{ mt: 2.5, minHeight: 46 }}
        >
          {t('transaction.explorer')}
        </Button>
      )}
    </Card>
  );
}
