import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import { networkByRpcName } from '@everything-wallet/core/networks/findNetwork';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { LastKnown } from '../../components/LastKnown.tsx';
import { NetworkIcon } from '../../components/NetworkIcon.tsx';
import { NftPicture } from '../../components/NftPicture.tsx';
import { paths } from '../../config/paths.ts';
import { useAcceptedCollections } from '../../features/nfts/accepted/useAcceptedCollections.ts';
import type { TransactionListing } from '../../features/transactions/TransactionListing.ts';
import { useText } from '../../lib/text/useText.ts';
import { lastKnownHome, type LastKnownHome } from './lastKnownHome.ts';

type StoredNft = NonNullable<LastKnownHome['nfts']>['held'][number];

interface HomeNftsProps {
  userId: string;
  /** Latest transactions: an NFT that one of them moved is not shown. */
  transactions: readonly TransactionListing[];
}

/**
 * NFTs that the NFT screen showed last in this browser: the home itself requests none, and shows nothing if none is known. Of unrequested
 * ones, it shows only those of collections that the user trusts.
 */
export function HomeNfts({ userId, transactions }: HomeNftsProps) {
  const t = useText();
  const [nfts] = useState(() => lastKnownHome.read(userId)?.nfts);
  const { isAccepted } = useAcceptedCollections(userId);
  const at = nfts && new Date(nfts.at);
  const shown = nfts?.held.filter((nft) => {
    const ofCollection = { network: networkByRpcName(nft.network), nft };
    return (!nft.isUnverified || isAccepted(ofCollection)) && !isMovedSince(nft, nfts.at, transactions);
  });
  if (!at || !shown || shown.length === 0) return null;
  return (
    <Card component="section" aria-label={t('home.action.nfts')} sx={{ p: { xs: 1.5, sm: 2.5 } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 1, mb: 1 }}>
        <Typography variant="h3" component="h2" sx={{ flex: 1 }}>
          {t('home.action.nfts')}
        </Typography>
        <LastKnown at={at} />
        <Button component={Link} to={paths.nfts} size="small">
          {t('holdings.nfts.all')}
        </Button>
      </Box>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          // Room for the outline of the focus.
          p: 0.5,
          px: 1,
          display: 'grid',
          gap: 1,
          gridTemplateColumns: 'repeat(6, minmax(72px, 1fr))',
          overflowX: 'auto',
          scrollbarWidth: 'none',
        }}
      >
        {shown.map((nft) => (
          <li key={`${nft.network} ${nft.contract} ${nft.tokenId}`}>
            <Thumbnail nft={nft} />
          </li>
        ))}
      </Box>
    </Card>
  );
}

function Thumbnail({ nft: { network, contract, tokenId, name, fetchedAt } }: { nft: StoredNft }) {
  const { id } = networkByRpcName(network);
  return (
    <Box
      component={Link}
      to={paths.chainNft(network, contract, tokenId)}
      aria-label={name}
      title={name}
      translate="no"
      sx={{ position: 'relative', display: 'block', borderRadius: '12px' }}
    >
      <Box sx={{ borderRadius: '12px', overflow: 'hidden' }}>
        <NftPicture
          rpcName={network}
          contract={contract}
          tokenId={tokenId}
          size={256}
          fetchedAt={fetchedAt}
        />
      </Box>
      <Box
        component="span"
        sx={{
          position: 'absolute',
          insetBlockEnd: 4,
          insetInlineEnd: 4,
          display: 'flex',
          p: '2px',
          borderRadius: '50%',
          bgcolor: 'background.paper',
        }}
      >
        <NetworkIcon network={id} size={16} />
      </Box>
    </Box>
  );
}

/** Returns true if a transaction has moved an NFT out of an account, or may do so, after a time in ms since 1970. */
function isMovedSince(
  { network, contract, tokenId }: StoredNft,
  at: number,
  transactions: readonly TransactionListing[],
): boolean {
  const { id } = networkByRpcName(network);
  return transactions.some(
    (one) =>
      one.type !== 'receive' &&
      one.status !== 'failed' &&
      one.network === id &&
      one.token_id === tokenId &&
      one.contract_address !== undefined &&
      sameAddress(one.contract_address, contract) &&
      (one.time === undefined || one.time.getTime() > at),
  );
}
