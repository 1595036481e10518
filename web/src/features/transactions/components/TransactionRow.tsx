import { shortenAddress } from '@everything-wallet/core/accounts/shortenAddress';
import { isCancellation } from '@everything-wallet/core/documents/isCancellation';
import { findNetworkById } from '@everything-wallet/core/networks/findNetwork';
import CallMadeRounded from '@mui/icons-material/CallMadeRounded';
import CallReceivedRounded from '@mui/icons-material/CallReceivedRounded';
import SwapHorizRounded from '@mui/icons-material/SwapHorizRounded';
import Box from '@mui/material/Box';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { Moment } from '../../../components/Moment.tsx';
import { TestBadge } from '../../../components/TestBadge.tsx';
import { paths } from '../../../config/paths.ts';
import { formatCoin } from '../../../lib/format/formatCoin.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { TransactionListing } from '../TransactionListing.ts';
import { depthOf, transactionState } from '../transactionState.ts';
import { transactionSigns } from '../transactionSigns.ts';
import { StatusBadge } from './StatusBadge.tsx';

const icons = { send: CallMadeRounded, receive: CallReceivedRounded, swap: SwapHorizRounded } as const;

interface TransactionRowProps {
  transaction: TransactionListing;
  /** Which of several it is that were signed with one nonce; undefined where it is the only one. */
  attempt?: { readonly number: number; readonly count: number } | undefined;
}

/** One line of a list of transactions; leads to its detail. */
export function TransactionRow({ transaction, attempt }: TransactionRowProps) {
  const t = useText();
  const { id, type, amount, token_symbol, to_address, from_address, network, time } = transaction;
  const Icon = icons[type];
  const state = transactionState(transaction);
  const depth = state === 'inBlock' ? depthOf(transaction) : undefined;
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
          color: state === 'failed' ? 'error.main' : 'text.secondary',
        }}
      >
        <Icon fontSize="small" />
      </Box>
      {/*
        What is shortened already must not be cut again: on a phone the address has a line to itself, and so has a long
        amount.
      */}
      <Box
        sx={{
          flex: 1,
          minWidth: 0,
          display: { xs: 'flex', sm: 'grid' },
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 1,
          rowGap: 0.25,
          gridTemplateColumns: 'auto minmax(min-content, 1fr) minmax(0, auto)',
          gridTemplateAreas: '"title status amount" "party party time"',
        }}
      >
        <Box
          sx={{ gridArea: 'title', display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 1 }}
        >
          <Typography sx={{ fontWeight: 600 }}>{t(`transaction.type.${type}`)}</Typography>
          {findNetworkById(network)?.type === 'testnet' && <TestBadge />}
        </Box>
        <Box sx={{ gridArea: 'status', display: 'flex', order: { xs: 3, sm: 0 } }}>
          <StatusBadge transaction={transaction} />
        </Box>
        <Typography
          variant="caption"
          color="textSecondary"
          component="p"
          translate="no"
          data-testid="transaction-party"
          sx={{ gridArea: 'party', order: { xs: 2, sm: 0 }, width: '100%', whiteSpace: 'nowrap' }}
        >
          {party}
          {depth && (
            <Box component="span" sx={{ display: 'block' }}>
              {t('transaction.inBlock', { count: depth.count, depth: depth.depth })}
            </Box>
          )}
          {attempt && (
            <Box component="span" sx={{ display: 'block', whiteSpace: 'normal' }}>
              {t(isCancellation(transaction) ? 'history.attempt.cancel' : 'history.attempt', attempt)}
            </Box>
          )}
        </Typography>
        <Typography
          sx={{
            gridArea: 'amount',
            order: { xs: 1, sm: 0 },
            ml: 'auto',
            minWidth: 0,
            textAlign: 'right',
            fontWeight: 600,
            fontVariantNumeric: 'tabular-nums',
            overflowWrap: 'anywhere',
          }}
        >
          {transactionSigns[type]}
          {formatCoin(amount)} {token_symbol}
        </Typography>
        <Typography
          variant="caption"
          color="textSecondary"
          sx={{
            gridArea: 'time',
            order: { xs: 4, sm: 0 },
            ml: 'auto',
            textAlign: 'right',
            minHeight: '1.45em',
          }}
        >
          {time && <Moment time={time} />}
        </Typography>
      </Box>
    </ListItemButton>
  );
}
