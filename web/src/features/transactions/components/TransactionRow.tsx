import { shortenAddress } from '@everything-wallet/core/accounts/shortenAddress';
import { isCancellation } from '@everything-wallet/core/documents/isCancellation';
import { findNetworkById } from '@everything-wallet/core/networks/findNetwork';
import Box from '@mui/material/Box';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { use } from 'react';
import { Link } from 'react-router-dom';
import { Moment } from '../../../components/Moment.tsx';
import { TestBadge } from '../../../components/TestBadge.tsx';
import { visuallyHidden } from '../../../components/visuallyHidden.ts';
import { paths } from '../../../config/paths.ts';
import { formatCoin } from '../../../lib/format/formatCoin.ts';
import { AddressNamesContext } from '../../../lib/names/AddressNamesContext.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { TransactionListing } from '../TransactionListing.ts';
import { depthOf, transactionState } from '../transactionState.ts';
import { transactionSigns } from '../transactionSigns.ts';
import { StatusBadge } from './StatusBadge.tsx';
import { TransactionPicture } from './TransactionPicture.tsx';

/** Where a row has room for two lines of several things. */
const WIDE = '@container (min-width: 440px)';

interface TransactionRowProps {
  transaction: TransactionListing;
  /** Which of several it is that were signed with one nonce; undefined where it is the only one. */
  attempt?: { readonly number: number; readonly count: number } | undefined;
  /** Whether it stands under a heading of its day, which is not said again. */
  isUnderDay?: boolean;
}

/** One line of a list of transactions; leads to its detail. */
export function TransactionRow({ transaction, attempt, isUnderDay = false }: TransactionRowProps) {
  const t = useText();
  const names = use(AddressNamesContext);
  const { id, type, amount, token_symbol, to_address, from_address, time } = transaction;
  const state = transactionState(transaction);
  const depth = state === 'inBlock' ? depthOf(transaction) : undefined;
  const network = findNetworkById(transaction.network);
  const [direction, partyAddress] =
    type === 'receive'
      ? (['transaction.from', from_address] as const)
      : (['transaction.to', to_address] as const);
  const shortAddress = shortenAddress(partyAddress);
  const name = names.get(partyAddress.toLowerCase())?.name;
  return (
    <ListItemButton
      component={Link}
      to={paths.transaction(id)}
      data-testid="transaction-row"
      sx={{ gap: 1.5, px: { xs: 1, sm: 1.5 }, py: 1.25, borderRadius: '10px', containerType: 'inline-size' }}
    >
      <TransactionPicture transaction={transaction} isFailed={state === 'failed'} />
      {/*
        What is shortened already must not be cut again: where a row is narrow, on a phone or in a column, the address has a line to
        itself, and so has a long amount. Network and time stand below.
      */}
      <Box
        sx={{
          flex: 1,
          minWidth: 0,
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 1,
          rowGap: 0.25,
          gridTemplateColumns: 'auto auto minmax(min-content, 1fr) minmax(0, auto)',
          gridTemplateAreas: '"title network status amount" "party party party time"',
          [WIDE]: { display: 'grid' },
        }}
      >
        <Typography sx={{ gridArea: 'title', fontWeight: 600 }}>{t(`transaction.type.${type}`)}</Typography>
        <Box
          sx={{
            gridArea: 'network',
            order: 4,
            [WIDE]: { order: 0 },
            display: 'flex',
            alignItems: 'center',
            flexWrap: 'wrap',
            columnGap: 1,
            rowGap: 0.25,
          }}
        >
          <NetworkName name={network?.name ?? transaction.network} />
          {network?.type === 'testnet' && <TestBadge />}
          {transaction.is_unverified === true && (
            <Typography component="span" variant="caption" sx={{ color: 'warning.main' }}>
              {t('transaction.unverified')}
            </Typography>
          )}
        </Box>
        <Box sx={{ gridArea: 'status', display: 'flex', order: 1, [WIDE]: { order: 0 } }}>
          {state === 'confirmed' ? (
            // What nothing can change any more needs no badge; who hears the row is told all the same.
            <Box component="span" sx={visuallyHidden}>
              {t('transaction.status.completed')}
            </Box>
          ) : (
            <StatusBadge transaction={transaction} />
          )}
        </Box>
        <Typography
          variant="caption"
          color="textSecondary"
          component="p"
          translate="no"
          data-testid="transaction-party"
          sx={{ gridArea: 'party', order: 3, [WIDE]: { order: 0 }, width: '100%', whiteSpace: 'nowrap' }}
        >
          {name === undefined ? (
            t(direction, { address: shortAddress })
          ) : (
            // The name gives way where there is no room, never the address.
            <Box component="span" sx={{ display: 'flex', gap: 0.5 }}>
              <Box
                component="span"
                data-testid="transaction-name"
                sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', color: 'text.primary' }}
              >
                {t(direction, { address: name })}
              </Box>{' '}
              <span>{shortAddress}</span>
            </Box>
          )}
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
            order: 2,
            [WIDE]: { order: 0 },
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
            order: 5,
            [WIDE]: { order: 0 },
            ml: 'auto',
            textAlign: 'right',
            minHeight: '1.45em',
          }}
        >
          {time && <Moment time={time} hasDay={!isUnderDay} />}
        </Typography>
      </Box>
    </ListItemButton>
  );
}

/** The network by name: the same coin is on several. */
function NetworkName({ name }: { name: string }) {
  return (
    <Typography
      component="span"
      variant="caption"
      color="textSecondary"
      translate="no"
      data-testid="transaction-network"
      sx={{
        lineHeight: 1.5,
        [WIDE]: { border: 1, borderColor: 'divider', borderRadius: '6px', px: 0.75 },
      }}
    >
      {name}
    </Typography>
  );
}
