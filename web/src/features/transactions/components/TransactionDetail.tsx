import { findNetworkById } from '@everything-wallet/core/networks/findNetwork';
import OpenInNewRounded from '@mui/icons-material/OpenInNewRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Moment } from '../../../components/Moment.tsx';
import { TestBadge } from '../../../components/TestBadge.tsx';
import { formatExactCoin } from '../../../lib/format/formatExactCoin.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { Transaction } from '../Transaction.ts';
import { transactionFee } from '../transactionFee.ts';
import { transactionSigns } from '../transactionSigns.ts';
import { CopyableText } from './CopyableText.tsx';
import { StatusBadge } from './StatusBadge.tsx';

interface TransactionDetailProps {
  transaction: Transaction;
}

/** Everything the record of a transaction says (specification §2, Transaction detail). */
export function TransactionDetail({ transaction }: TransactionDetailProps) {
  const t = useText();
  const { type, status, amount, token_symbol, tx_hash, from_address, to_address, time } = transaction;
  const network = findNetworkById(transaction.network);
  const fee = transactionFee(transaction);
  return (
    <Card component="article" aria-label={t('transaction.title')} sx={{ p: { xs: 2.5, sm: 3.5 } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography color="textSecondary" sx={{ fontWeight: 550 }}>
          {t(`transaction.type.${type}`)}
        </Typography>
        <Box aria-live="polite">
          <StatusBadge status={status} />
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
        {transactionSigns[type]}
        {formatExactCoin(amount)} {token_symbol}
      </Typography>

      <Box component="dl" sx={{ m: 0 }}>
        <Row label={t('transaction.detail.hash')}>
          <CopyableText value={tx_hash} copyLabel={t('transaction.copyHash')} />
        </Row>
        <Row label={t('transaction.detail.from')}>
          <CopyableText value={from_address} copyLabel={t('transaction.copyFrom')} />
        </Row>
        <Row label={t('transaction.detail.to')}>
          <CopyableText value={to_address} copyLabel={t('transaction.copyTo')} />
        </Row>
        {/* A token is what its contract is, whatever the contract calls itself. */}
        {transaction.contract_address !== undefined && (
          <Row label={t('transaction.detail.contract')}>
            <CopyableText value={transaction.contract_address} copyLabel={t('transaction.copyContract')} />
          </Row>
        )}
        <Row label={t('transaction.detail.network')}>
          {network?.name ?? transaction.network} {network?.type === 'testnet' && <TestBadge />}
        </Row>
        {fee !== undefined && <Row label={t('transaction.detail.gasFee')}>{fee}</Row>}
        <Row label={t('transaction.detail.time')}>
          {time ? <Moment time={time} /> : t('transaction.detail.noTime')}
        </Row>
      </Box>

      {network && (
        <Button
          component="a"
          href={`${network.explorerUrl}/tx/${tx_hash}`}
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

interface RowProps {
  label: string;
  children: ReactNode;
}

function Row({ label, children }: RowProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        flexWrap: 'wrap',
        columnGap: 2,
        minHeight: 52,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Typography component="dt" variant="body2" color="textSecondary" sx={{ flexShrink: 0 }}>
        {label}
      </Typography>
      <Typography
        component="dd"
        sx={{
          m: 0,
          minWidth: 0,
          textAlign: 'right',
          overflowWrap: 'anywhere',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {children}
      </Typography>
    </Box>
  );
}
