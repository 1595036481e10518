import { shortenAddress } from '@everything-wallet/core/accounts/shortenAddress';
import CallMadeRounded from '@mui/icons-material/CallMadeRounded';
import CallReceivedRounded from '@mui/icons-material/CallReceivedRounded';
import SwapHorizRounded from '@mui/icons-material/SwapHorizRounded';
import Box from '@mui/material/Box';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';
import { formatCoin } from '../../../lib/format/formatCoin.ts';
import { formatTime } from '../../../lib/format/formatTime.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { Transaction } from '../Transaction.ts';
import { transactionSigns } from '../transactionSigns.ts';
import { StatusBadge } from './StatusBadge.tsx';

const icons = { send: CallMadeRounded, receive: CallReceivedRounded, swap: SwapHorizRounded } as const;

interface TransactionRowProps {
  transaction: Transaction;
}

/** One line of a list of transactions; leads to its detail. */
export function TransactionRow({ transaction }: TransactionRowProps) {
  const t = useText();
  const { id, type, status, amount, token_symbol, to_address, from_address, time } = transaction;
  const Icon = icons[type];
  const party =
    type === 'receive'
      ? t('transaction.from', { address: shortenAddress(from_address) })
      : t('transaction.to', { address: shortenAddress(to_address) });
  return (
    <ListItemButton
      component={Link}
      to={paths.transaction(id)}
      data-testid="transaction-row"
      sx={{ gap: 1.5, px: { xs: 1, sm: 1.5 }, py: 1.25, borderRadius: '10px' }}
    >
      <Box
        sx={{
          width: 38,
          height: 38,
          flexShrink: 0,
          borderRadius: '50%',
          display: 'grid',
          placeContent: 'center',
          bgcolor: 'background.default',
          color: status === 'failed' ? 'error.main' : 'text.secondary',
        }}
      >
        <Icon fontSize="small" />
      </Box>
      {/* A long amount wraps before it covers what the transaction is. */}
      <Box sx={{ flex: '1 0', minWidth: 116 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Typography sx={{ fontWeight: 600 }}>{t(`transaction.type.${type}`)}</Typography>
          <StatusBadge status={status} />
        </Box>
        <Typography variant="caption" color="textSecondary" noWrap component="p">
          {party}
        </Typography>
      </Box>
      <Box sx={{ textAlign: 'right', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
          {transactionSigns[type]}
          {formatCoin(amount)} {token_symbol}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {time ? formatTime(time) : ''}
        </Typography>
      </Box>
    </ListItemButton>
  );
}
