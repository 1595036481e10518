import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useText } from '../../../lib/text/useText.ts';
import type { ReadPersonalMessage, ReadTypedData } from '../readMessage.ts';
import { CopyableLine } from './CopyableLine.tsx';

interface FingerprintsProps {
  read: ReadTypedData | ReadPersonalMessage;
}

/** Digests that other devices also show (ERC-8213), collapsed. */
export function Fingerprints({ read }: FingerprintsProps) {
  const t = useText();
  const digests = read.kind === 'typedData' ? read.digests : undefined;
  return (
    <Box component="details">
      <Box component="summary" sx={{ cursor: 'pointer', minHeight: 44, lineHeight: '44px' }}>
        {t('sign.digests')}
      </Box>
      <Stack spacing={1}>
        <Typography variant="body2" color="textSecondary">
          {t('sign.digestsText')}
        </Typography>
        {digests && <CopyableLine label={t('sign.digest.domain')} value={digests.domainHash} />}
        {digests?.messageHash !== undefined && (
          <CopyableLine label={t('sign.digest.message')} value={digests.messageHash} />
        )}
        <CopyableLine label={t('sign.digest.digest')} value={read.digest} />
      </Stack>
    </Box>
  );
}
