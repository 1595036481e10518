import { shortenContractAddress } from '@everything-wallet/core/accounts/shortenContractAddress';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { TestBadge } from '../../../components/TestBadge.tsx';
import { paths } from '../../../config/paths.ts';
import { useMask } from '../../../lib/money/useMask.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { CollectedNft } from '../CollectedNft.ts';
import { formatUnits } from '../formatUnits.ts';
import { useNftMetadata } from '../../../lib/nfts/useNftMetadata.ts';
import { collectionName, nftName } from '../nftName.ts';
import { NftPicture } from '../../../components/NftPicture.tsx';
import { NftStateText } from './NftStateText.tsx';

interface CollectedCardProps {
  collected: CollectedNft;
  /** True if its collection's name is not unique. */
  isAmbiguous: boolean;
  /** True if a transfer of it is pending. */
  isOnItsWay: boolean;
}

/** NFT in a list: picture, name, collection, network, number and account. */
export function CollectedCard({ collected, isAmbiguous, isOnItsWay }: CollectedCardProps) {
  const t = useText();
  const mask = useMask();
  const { network, nft, account } = collected;
  const { contract, tokenId, standard, units } = nft;
  const { item } = useNftMetadata({ network: network.rpcName, contract, tokenId });
  const metadata = item?.metadata ?? undefined;
  const collection = collected.collection === '' ? (item?.collection ?? '') : collected.collection;
  const name = nftName(nft, collection, metadata?.name);
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
      }}
    >
      <NftPicture
        rpcName={network.rpcName}
        contract={contract}
        tokenId={tokenId}
        size={256}
        fetchedAt={metadata?.hasPicture ? metadata.fetchedAt : undefined}
      />
      <Box sx={{ p: { xs: 1.25, sm: 2 }, display: 'grid', gap: 0.25, minWidth: 0 }}>
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
        <Typography variant="body2" color="textSecondary" noWrap translate="no">
          <bdi>{collectionName(contract, collection)}</bdi>
        </Typography>
        {isAmbiguous && collection !== '' && (
          <Typography variant="caption" color="textSecondary" translate="no" sx={{ fontFamily: 'monospace' }}>
            {shortenContractAddress(contract)}
          </Typography>
        )}
        <Typography
          variant="caption"
          color="textSecondary"
          component="p"
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 0.75 }}
        >
          <span translate="no">{network.name}</span>
          {network.type === 'testnet' && <TestBadge />}
        </Typography>
        <Typography variant="caption" color="textSecondary" component="p" noWrap>
          <bdi>
            {account.derivationIndex === null ? t('nfts.watched', { name: account.name }) : account.name}
          </bdi>
          {standard === 'erc1155' && (
            <Box
              component="span"
              sx={{ ml: 1, fontWeight: 650, color: 'text.primary' }}
              data-testid="nft-units"
            >
              {units === null ? t('nfts.unitsUnknown') : t('nfts.units', { units: mask(formatUnits(units)) })}
            </Box>
          )}
        </Typography>
        <NftStateText nft={nft} isOnItsWay={isOnItsWay} />
      </Box>
    </Card>
  );
}
