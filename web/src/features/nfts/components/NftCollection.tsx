import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import type { useNftMetadata } from '../../../lib/nfts/useNftMetadata.ts';
import { useText } from '../../../lib/text/useText.ts';

interface NftCollectionProps {
  name: string;
  metadata: ReturnType<typeof useNftMetadata>;
}

/** Collection of an NFT, and the button that refreshes its metadata. */
export function NftCollection({ name, metadata }: NftCollectionProps) {
  const t = useText();
  const { enqueueSnackbar } = useSnackbar();

  async function refreshMetadata() {
    const isDone = await metadata.refresh();
    enqueueSnackbar(t(isDone ? 'nfts.refreshed' : 'nfts.refreshFailed'), {
      variant: isDone ? 'success' : 'error',
    });
  }

  return (
    <Card sx={{ p: 2.5, display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
      <Typography
        color="textSecondary"
        translate="no"
        sx={{ fontWeight: 600, flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}
      >
        <bdi>{name}</bdi>
      </Typography>
      <Button
        size="small"
        disabled={metadata.isRefreshing}
        onClick={() => void refreshMetadata()}
        sx={{ minHeight: 44 }}
      >
        {t(metadata.isRefreshing ? 'nfts.refreshing' : 'nfts.refreshMetadata')}
      </Button>
    </Card>
  );
}
