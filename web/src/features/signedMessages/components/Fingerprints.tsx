import Stack from '@mui/material/Stack';
import { CollapsibleGroup } from '../../../components/CollapsibleGroup.tsx';
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
    <CollapsibleGroup title={t('sign.digests')} text={t('sign.digestsText')}>
      <Stack spacing={1}>
        {digests && <CopyableLine label={t('sign.digest.domain')} value={digests.domainHash} />}
        {digests?.messageHash !== undefined && (
          <CopyableLine label={t('sign.digest.message')} value={digests.messageHash} />
        )}
        <CopyableLine label={t('sign.digest.digest')} value={read.digest} />
      </Stack>
    </CollapsibleGroup>
  );
}
