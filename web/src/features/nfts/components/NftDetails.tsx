import { shortenContractAddress } from '@everything-wallet/core/accounts/shortenContractAddress';
import { networkById } from '@everything-wallet/core/networks/findNetwork';
import OpenInNewRounded from '@mui/icons-material/OpenInNewRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { Nft } from '../../../catalogue/nfts.ts';
import { useText } from '../../../lib/text/useText.ts';

interface NftDetailsProps {
  nft: Nft;
}

/** Contract, network and owner of an NFT, with a link to the block explorer. */
export function NftDetails({ nft }: NftDetailsProps) {
  const t = useText();
  const network = networkById(nft.network);
  const details = [
    [t('nfts.contractAddress'), shortenContractAddress(nft.contractAddress)],
    [t('nfts.tokenId'), nft.tokenId],
    [t('nfts.network'), network.name],
    [t('nfts.owner'), nft.owner],
  ] as const;
  return (
    <Card component="section" aria-labelledby="nft-details" sx={{ p: 2.5 }}>
      <Typography variant="h3" component="h2" id="nft-details" sx={{ mb: 1.5 }}>
        {t('nfts.details')}
      </Typography>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
        {details.map(([term, value]) => (
          <Box key={term} sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {term}
            </Typography>
            <Typography component="dd" variant="body2" translate="no" sx={{ m: 0, fontWeight: 600 }}>
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
      <Button
        component="a"
        href={`${network.explorerUrl}/address/${nft.contractAddress}`}
        target="_blank"
        rel="noopener noreferrer"
        variant="outlined"
        fullWidth
        endIcon={<OpenInNewRounded />}
        sx={{ mt: 2, minHeight: 44 }}
      >
        {t('nfts.explorer')}
      </Button>
    </Card>
  );
}
