import { isCancellation } from '@everything-wallet/core/documents/isCancellation';
import { findNetworkById } from '@everything-wallet/core/networks/findNetwork';
import OpenInNewRounded from '@mui/icons-material/OpenInNewRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useExplorer } from '../../../components/useExplorer.ts';
import { formatShort } from '../../../lib/format/formatShort.ts';
import { maskedWrite } from '../../../lib/money/maskedWrite.ts';
import { useMask } from '../../../lib/money/useMask.ts';
import { lookalikeOf } from '../../../lib/tokens/lookalikeOf.ts';
import { useLookalikes } from '../../../lib/tokens/useLookalikes.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { Transaction } from '../Transaction.ts';
import { wordsOfCall } from '../calls/wordsOfCall.ts';
import { FeeDetails } from './FeeDetails.tsx';
import { TransactionAmount } from './TransactionAmount.tsx';
import { TransactionFacts } from './TransactionFacts.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { TransactionProgress } from './TransactionProgress.tsx';

interface TransactionDetailProps {
  transaction: Transaction;
  /** Price of the coin or token now, in dollars; undefined if unknown. */
  priceNow?: number | undefined;
  /** Actions on it. */
  children?: ReactNode;
}

/** Record of a transaction in full (docs/product.md §2, Transaction detail). */
export function TransactionDetail({ transaction, priceNow, children }: TransactionDetailProps) {
  const t = useText();
  const mask = useMask();
  const { type, tx_hash } = transaction;
  const network = findNetworkById(transaction.network);
  const explorer = useExplorer(network);
  const imitated = lookalikeOf(transaction, useLookalikes(transaction.contract_address !== undefined));

  const isCancel = isCancellation(transaction);
  const { call_kind: kind } = transaction;
  const title = kind && wordsOfCall(transaction, kind, t, maskedWrite(formatShort, mask)).title;

  return (
    <Card component="article" aria-label={t('transaction.title')} sx={{ p: { xs: 2.5, sm: 3.5 } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography color="textSecondary" sx={{ fontWeight: 550 }}>
          {isCancel ? t('transaction.cancellation') : (title ?? t(`transaction.type.${type}`))}
        </Typography>
        <Box aria-live="polite">
          <StatusBadge transaction={transaction} />
        </Box>
      </Box>
      <TransactionAmount transaction={transaction} />
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
      {transaction.is_unverified_call === true && (
        <Alert severity="info" role="note" sx={{ mb: 2.5 }}>
          {t('callHistory.unreadText')}
        </Alert>
      )}
      {transaction.is_amount_in_units === true && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 2.5 }}>
          {t('transaction.inUnits')}
        </Typography>
      )}

      <TransactionFacts transaction={transaction} priceNow={priceNow} />

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
