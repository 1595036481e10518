import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useText } from '../../../lib/text/useText.ts';

interface NftTraitsProps {
  traits: readonly { readonly type: string; readonly value: string }[];
}

/** Traits that distinguish an NFT within its collection. */
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
        {traits.map(({ type, value }, place) => (
          <Box
            // A contract may name one twice.
            key={`${place} ${type}`}
            sx={{
              px: 1.5,
              py: 1,
              borderRadius: '10px',
              border: 1,
              borderColor: 'divider',
              overflow: 'hidden',
            }}
          >
            <Typography
              component="dt"
              variant="caption"
              color="textSecondary"
              sx={{ overflowWrap: 'anywhere' }}
            >
              <bdi>{type}</bdi>
            </Typography>
            <Typography
              component="dd"
              variant="body2"
              sx={{ m: 0, fontWeight: 600, overflowWrap: 'anywhere' }}
            >
              <bdi>{value}</bdi>
            </Typography>
          </Box>
        ))}
      </Box>
    </Card>
  );
}
