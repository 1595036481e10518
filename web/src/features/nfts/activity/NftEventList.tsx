import { shortenAddress } from '@everything-wallet/core/accounts/shortenAddress';
import { findNetworkById } from '@everything-wallet/core/networks/findNetwork';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { use, useCallback } from 'react';
import { Link } from 'react-router-dom';
import { Moment } from '../../../components/Moment.tsx';
import { useWindowedRows } from '../../../components/useWindowedRows.ts';
import { WindowedList } from '../../../components/WindowedList.tsx';
import { paths } from '../../../config/paths.ts';
import { AddressNamesContext } from '../../../lib/names/AddressNamesContext.ts';
import { useMask } from '../../../lib/money/useMask.ts';
import { useText } from '../../../lib/text/useText.ts';
import { NftPicture } from '../../../components/NftPicture.tsx';
import { formatUnits } from '../formatUnits.ts';
import { nftName } from '../nftName.ts';
import type { NftEvent } from './NftEvent.ts';

const ROW_HEIGHT = 76;

interface NftEventListProps {
  label: string;
  events: readonly NftEvent[];
  isWhole: boolean;
}

/** Rows of NFT events, each linked to its transaction; only visible rows are rendered. */
export function NftEventList({ label, events, isWhole }: NftEventListProps) {
  const keyOf = useCallback((index: number) => events[index]?.key ?? String(index), [events]);
  const heightOf = useCallback(() => ROW_HEIGHT, []);
  const windowed = useWindowedRows({ count: events.length, keyOf, heightOf, overscan: 2 });
  return (
    <WindowedList label={label} windowed={windowed} size={isWhole ? events.length : -1}>
      {(index) => {
        const event = events[index];
        return event && <EventRow event={event} />;
      }}
    </WindowedList>
  );
}

function EventRow({ event }: { event: NftEvent }) {
  const t = useText();
  const mask = useMask();
  const names = use(AddressNamesContext);
  const { kind, contract, tokenId, standard, units, symbol, party, transaction } = event;
  const isIn = kind === 'received' || kind === 'bought';
  const network = findNetworkById(transaction.network);
  const name = party === undefined ? undefined : names.get(party.toLowerCase())?.name;
  const who = party === undefined ? undefined : [name, shortenAddress(party)].filter(Boolean).join(' · ');
  return (
    <Box
      component={Link}
      to={paths.transaction(transaction.id)}
      data-testid="nft-event"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        minHeight: ROW_HEIGHT,
        px: 0.5,
        color: 'inherit',
        textDecoration: 'none',
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      <Box sx={{ width: 44, flexShrink: 0, borderRadius: '8px', overflow: 'hidden' }}>
        <NftPicture
          rpcName={network?.rpcName ?? ''}
          contract={contract}
          tokenId={tokenId}
          size={256}
          fetchedAt={undefined}
        />
      </Box>
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Typography sx={{ fontWeight: 600 }}>
          {t(`nfts.event.${kind}`)}
          {transaction.status !== 'completed' && (
            <Typography
              component="span"
              variant="caption"
              sx={{ ml: 1, color: 'warning.main', fontWeight: 650 }}
            >
              {t(transaction.status === 'pending' ? 'nfts.event.pending' : 'nfts.event.failed')}
            </Typography>
          )}
        </Typography>
        <Typography variant="caption" color="textSecondary" component="p" noWrap>
          {network?.name ?? transaction.network}
          {who !== undefined && (
            <>
              {' · '}
              <bdi>{t(isIn ? 'nfts.event.from' : 'nfts.event.to', { address: who })}</bdi>
            </>
          )}
        </Typography>
      </Box>
      {/* Isolated, so that its text direction does not affect the rest. */}
      <Box dir="ltr" sx={{ minWidth: 0, maxWidth: '45%', textAlign: 'right', unicodeBidi: 'isolate' }}>
        <Typography variant="body2" noWrap translate="no" sx={{ fontWeight: 600 }}>
          {isIn ? '+' : '−'}
          {standard === 'erc1155' && `${mask(formatUnits(units))} × `}
          <bdi>{nftName({ contract, tokenId }, symbol)}</bdi>
        </Typography>
        <Typography variant="caption" color="textSecondary" component="p" noWrap>
          {transaction.time && <Moment time={transaction.time} />}
        </Typography>
      </Box>
    </Box>
  );
}
