import { shortenContractAddress } from '@everything-wallet/core/accounts/shortenContractAddress';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';
import { useMask } from '../../../lib/money/useMask.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { CollectedNft } from '../CollectedNft.ts';
import type { CollectionFloor } from '../CollectionFloor.ts';
import { formatUnits } from '../formatUnits.ts';
import { useNftMetadata } from '../../../lib/nfts/useNftMetadata.ts';
import { collectionName, nftName } from '../nftName.ts';
import { NftPicture } from '../../../components/NftPicture.tsx';
import { FloorText } from './FloorText.tsx';
import { NftNetwork } from './NftNetwork.tsx';
import { NftStateText } from './NftStateText.tsx';

interface CollectedCardProps {
  collected: CollectedNft;
  /** True if its collection's name is not unique. */
  isAmbiguous: boolean;
  /** True if a transfer of it is pending. */
  isOnItsWay: boolean;
  /** True where it is not evident which account holds it. */
  hasAccount: boolean;
  /** Floor of its collection; undefined if unknown. */
  floor: CollectionFloor | undefined;
}

/** NFT in a list: its picture with its network and number, its collection, name and floor, and where needed its account. */
export function CollectedCard({ collected, isAmbiguous, isOnItsWay, hasAccount, floor }: CollectedCardProps) {
  const t = useText();
  const mask = useMask();
  const { network, nft, account } = collected;
  const { contract, tokenId, standard, units } = nft;
  const { item } = useNftMetadata({ network: network.rpcName, contract, tokenId });
  const metadata = item?.metadata ?? undefined;
  const collection = collected.collection === '' ? (item?.collection ?? '') : collected.collection;
  const name = nftName(nft, collection, metadata?.name);
  const isWatched = account.derivationIndex === null;
  return (
    <Card
      component="article"
      data-testid="collected-card"
      aria-label={name}
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        height: '100%',
        '&:hover, &:focus-within': { borderColor: 'primary.main' },
        '@media (prefers-reduced-motion: no-preference)': {
          transition: 'transform 150ms',
          '@media (hover: hover)': { '&:hover': { transform: 'translateY(-2px)' } },
        },
      }}
    >
      <Box sx={{ position: 'relative' }}>
        <NftPicture
          rpcName={network.rpcName}
          contract={contract}
          tokenId={tokenId}
          size={256}
          fetchedAt={metadata?.hasPicture ? metadata.fetchedAt : undefined}
        />
        <Box sx={{ ...onPicture, insetBlockEnd: 8, insetInlineStart: 8, p: 0.5 }}>
          <NftNetwork network={network} />
        </Box>
        {standard === 'erc1155' && (
          <Box
            data-testid="nft-units"
            sx={{
              ...onPicture,
              insetBlockStart: 8,
              insetInlineEnd: 8,
              px: 1,
              typography: 'caption',
              fontWeight: 650,
              fontVariantNumeric: 'tabular-nums',
            }}
          >
            {units === null ? t('nfts.unitsUnknown') : t('nfts.units', { units: mask(formatUnits(units)) })}
          </Box>
        )}
      </Box>
      <Box sx={{ p: { xs: 1.25, sm: 1.5 }, display: 'grid', gap: 0.25, minWidth: 0 }}>
        <Typography variant="caption" component="p" color="textSecondary" noWrap translate="no">
          <bdi>{collectionName(contract, collection)}</bdi>
        </Typography>
        <Typography
          component="h2"
          translate="no"
          sx={{
            fontWeight: 650,
            lineHeight: 1.3,
            overflowWrap: 'anywhere',
            // Prefixed as a card, whatever the NFT's name.
            display: '-webkit-box',
            WebkitLineClamp: 2,
            WebkitBoxOrient: 'vertical',
            overflow: 'hidden',
          }}
        >
          <Box
            component={Link}
            to={paths.chainNft(network.rpcName, contract, tokenId)}
            sx={{
              color: 'inherit',
              textDecoration: 'none',
              // The picture is part of the link, up to the edge of the card.
              '&::after': { content: '""', position: 'absolute', inset: 0 },
            }}
          >
            <bdi>{name}</bdi>
          </Box>
        </Typography>
        {isAmbiguous && collection !== '' && (
          <Typography variant="caption" color="textSecondary" translate="no" sx={{ fontFamily: 'monospace' }}>
            {shortenContractAddress(contract)}
          </Typography>
        )}
        <FloorText network={network} floor={floor} />
        {(hasAccount || isWatched) && (
          <Typography variant="caption" color="textSecondary" component="p" noWrap>
            <bdi>{isWatched ? t('nfts.watched', { name: account.name }) : account.name}</bdi>
          </Typography>
        )}
        <NftStateText nft={nft} isOnItsWay={isOnItsWay} />
      </Box>
    </Card>
  );
}

/** Style of a label on a picture, readable on any picture. */
const onPicture = {
  position: 'absolute',
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  minHeight: 24,
  borderRadius: '12px',
  bgcolor: 'background.paper',
} as const;
