import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { Nft } from '../../../catalogue/nfts.ts';
import { useText } from '../../../lib/text/useText.ts';

interface NftTraitsProps {
  traits: Nft['traits'];
}

/** What sets an NFT apart from others of its collection. */
export function NftTraits({ traits }: NftTraitsProps) {
  const t = useText();
  return (
    <Card component="section" aria-labelledby="nft-traits" sx={{ p: 2.5 }}>
      <Typography variant="h3" component="h2" id="nft-traits" sx={{ mb: 1.5 }}>
        {t('nfts.traits')}
      </Typography>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gap: 1, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}
      >
        {traits.map(({ type, value }) => (
          <Box
            key={type}
            sx={{
              px: 1.5,
              py: 1,
              borderRadius: '10px',
              border: 1,
              borderColor: 'divider',
              overflow: 'hidden',
            }}
          >
            <Typography component="dt" variant="caption" color="textSecondary">
              {type}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0, fontWeight: 600 }}>
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
    </Card>
  );
}
