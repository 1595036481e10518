import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { useNftMetadata } from '../../../lib/nfts/useNftMetadata.ts';
import { useText } from '../../../lib/text/useText.ts';

/** Description of an NFT by its metadata. */
export function NftDescription({ metadata }: { metadata: ReturnType<typeof useNftMetadata> }) {
  const t = useText();
  const { item } = metadata;
  const published = item?.metadata ?? undefined;
  return (
    <Card component="section" aria-labelledby="nft-description" sx={{ p: 2.5 }}>
      <Typography variant="h3" component="h2" id="nft-description" sx={{ mb: 1 }}>
        {t('nfts.description')}
      </Typography>
      <Typography
        color="textSecondary"
        translate="no"
        sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line', unicodeBidi: 'isolate' }}
      >
        {descriptionText()}
      </Typography>
    </Card>
  );

  function descriptionText(): string {
    if (published) return published.description === '' ? t('nfts.noDescription') : published.description;
    if (metadata.status === 'failed') return t('nfts.metadataFailed');
    return item?.problem ? t(`nfts.metadata.${item.problem}`) : t('nfts.noDescription');
  }
}
