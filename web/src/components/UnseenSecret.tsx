import Typography from '@mui/material/Typography';
import type { ReadableSummary } from '../lib/signing/useReadableSummary.ts';
import { useText } from '../lib/text/useText.ts';

interface UnseenSecretProps {
  settled: Pick<ReadableSummary, 'isSecretUnseen' | 'reasonId'>;
  sx?: Readonly<Record<string, string | number>>;
}

/** Reason above the disabled sign button: the field for the password or the phrase has not been visible. */
export function UnseenSecret({ settled, sx }: UnseenSecretProps) {
  const t = useText();
  if (!settled.isSecretUnseen) return null;
  return (
    <Typography
      id={settled.reasonId}
      variant="caption"
      sx={{ display: 'block', px: { xs: 2, sm: 3 }, pt: 0.5, flex: 'none', ...sx }}
    >
      {t('device.secretUnseen')}
    </Typography>
  );
}
