import { shortenContractAddress } from '@everything-wallet/core/accounts/shortenContractAddress';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import { CollapsibleGroup } from '../../../components/CollapsibleGroup.tsx';
import { NetworkIcon } from '../../../components/NetworkIcon.tsx';
import { useWindowedRows } from '../../../components/useWindowedRows.ts';
import { visuallyHidden } from '../../../components/visuallyHidden.ts';
import { WindowedList } from '../../../components/WindowedList.tsx';
import { paths } from '../../../config/paths.ts';
import { useMask } from '../../../lib/money/useMask.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { CollectedNft } from '../CollectedNft.ts';
import { formatUnits } from '../formatUnits.ts';
import { nftName } from '../nftName.ts';
import { NftPicture } from '../../../components/NftPicture.tsx';
import { NftStateText } from './NftStateText.tsx';

const ROW_HEIGHT = 76;

interface UnverifiedRowsProps {
  nfts: readonly CollectedNft[];
  isWhole: boolean;
}

interface UnverifiedNftsProps extends UnverifiedRowsProps {
  /** True if the list starts expanded. */
  isOpenAtFirst: boolean;
}

/** NFTs that arrived unrequested: nothing is fetched for them before one is opened. */
export function UnverifiedNfts({ nfts, isWhole, isOpenAtFirst }: UnverifiedNftsProps) {
  const t = useText();
  if (nfts.length === 0) return null;
  return (
    <CollapsibleGroup
      title={t('nfts.unverified', { count: nfts.length })}
      text={t('nfts.unverifiedText')}
      isOpenAtFirst={isOpenAtFirst}
      isCard
      sx={{ mt: 2 }}
    >
      <UnverifiedRows nfts={nfts} isWhole={isWhole} />
    </CollapsibleGroup>
  );
}

function UnverifiedRows({ nfts, isWhole }: UnverifiedRowsProps) {
  const t = useText();
  const keyOf = useCallback((index: number) => nfts[index]?.key ?? String(index), [nfts]);
  const heightOf = useCallback(() => ROW_HEIGHT, []);
  const windowed = useWindowedRows({ count: nfts.length, keyOf, heightOf, overscan: 2 });
  return (
    <WindowedList
      label={t('nfts.unverified', { count: nfts.length })}
      windowed={windowed}
      size={isWhole ? nfts.length : -1}
    >
      {(index) => {
        const collected = nfts[index];
        return collected && <UnverifiedRow collected={collected} />;
      }}
    </WindowedList>
  );
}

function UnverifiedRow({ collected }: { collected: CollectedNft }) {
  const t = useText();
  const mask = useMask();
  const { network, nft, collection, account } = collected;
  const { contract, tokenId, units, standard } = nft;
  return (
    <Box
      component={Link}
      to={paths.chainNft(network.rpcName, contract, tokenId)}
      data-testid="unverified-nft"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        minHeight: ROW_HEIGHT,
        color: 'inherit',
        textDecoration: 'none',
        px: 1,
        borderRadius: '10px',
        '@media (hover: hover)': { '&:hover': { bgcolor: 'action.hover' } },
      }}
    >
      <Box sx={{ position: 'relative', flexShrink: 0 }}>
        <Box sx={{ width: 52, borderRadius: '10px', overflow: 'hidden' }}>
          <NftPicture
            rpcName={network.rpcName}
            contract={contract}
            tokenId={tokenId}
            size={256}
            fetchedAt={undefined}
          />
        </Box>
        <Box
          sx={{
            position: 'absolute',
            insetBlockEnd: -4,
            insetInlineEnd: -4,
            display: 'flex',
            p: '2px',
            borderRadius: '50%',
            bgcolor: 'background.paper',
          }}
        >
          <NetworkIcon network={network.id} size={18} />
        </Box>
      </Box>
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Typography variant="body2" noWrap translate="no" sx={{ fontWeight: 600 }}>
          <bdi>{nftName(nft, collection)}</bdi>
        </Typography>
        <Typography variant="caption" color="textSecondary" component="p" noWrap translate="no">
          <Box component="span" sx={visuallyHidden}>
            {network.name} ·{' '}
          </Box>
          {shortenContractAddress(contract)} · <bdi>{account.name}</bdi>
        </Typography>
        <NftStateText nft={nft} isOnItsWay={false} />
      </Box>
      {standard === 'erc1155' && (
        <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {units === null ? t('nfts.unitsUnknown') : t('nfts.units', { units: mask(formatUnits(units)) })}
        </Typography>
      )}
    </Box>
  );
}
