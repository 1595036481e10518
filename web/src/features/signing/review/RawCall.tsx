import { callDigest } from '@everything-wallet/core/calls/callDigest';
import type { Call } from '@everything-wallet/core/calls/Call';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CollapsibleGroup } from '../../../components/CollapsibleGroup.tsx';
import { CopyButton } from '../../../components/CopyButton.tsx';
import { useText } from '../../../lib/text/useText.ts';

interface RawCallProps {
  /** 0x-prefixed hex. */
  data: string;
  call: Call;
}

/** All bytes of a call, folded, to inspect with other tools. If they cannot be decoded, the reason is in view above. */
export function RawCall({ data, call }: RawCallProps) {
  const t = useText();
  return (
    <Box>
      {call.kind === 'unknown' && (
        <Typography variant="body2">{t(`calls.unknownReason.${call.reason}`)}</Typography>
      )}
      <CollapsibleGroup title={t('calls.raw')}>
        <Box sx={{ display: 'grid', gap: 1.5, pb: 1 }}>
          {data === '0x' ? (
            <Typography variant="body2">{t('calls.raw.none')}</Typography>
          ) : (
            <Bytes data={data} />
          )}
        </Box>
      </CollapsibleGroup>
    </Box>
  );
}

/** Length of a selector with its prefix. */
const SELECTOR_DIGITS = 10;

function Bytes({ data }: { data: string }) {
  const t = useText();
  const digest = digestOf(data);
  return (
    <>
      <Row label={t('calls.raw.selector')} value={data.slice(0, SELECTOR_DIGITS)} />
      <Row
        label={`${t('calls.raw.data')} (${t('calls.raw.bytes', { count: Math.ceil((data.length - 2) / 2) })})`}
        value={data}
      />
      <CopyButton
        size="small"
        value={data}
        label={t('calls.raw.copy')}
        copiedLabel={t('calls.raw.copied')}
        sx={{ justifySelf: 'start' }}
      />
      {digest !== undefined && (
        <>
          <Row label={t('calls.raw.digest')} value={digest} hint={t('calls.raw.digestHint')} />
          <CopyButton
            size="small"
            value={digest}
            label={t('calls.raw.copyDigest')}
            copiedLabel={t('calls.raw.copied')}
            sx={{ justifySelf: 'start' }}
          />
        </>
      )}
    </>
  );
}

function Row({ label, value, hint }: { label: string; value: string; hint?: string }) {
  return (
    <Box>
      <Typography variant="caption" color="textSecondary">
        {label}
      </Typography>
      <Typography
        variant="body2"
        translate="no"
        sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere', maxHeight: 160, overflowY: 'auto' }}
      >
        {value}
      </Typography>
      {hint !== undefined && (
        <Typography variant="caption" color="textSecondary">
          {hint}
        </Typography>
      )}
    </Box>
  );
}

/** Computes the digest; undefined for invalid bytes. */
function digestOf(data: string): string | undefined {
  return /^0x([0-9a-fA-F]{2})*$/.test(data) ? callDigest(data) : undefined;
}
