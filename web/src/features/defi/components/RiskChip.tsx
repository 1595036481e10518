import Chip from '@mui/material/Chip';
import type { DefiPool } from '../../../catalogue/defiPools.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { TextId } from '../../../texts/texts.ts';

const risks = {
  Low: { label: 'defi.risk.low', color: 'success' },
  Medium: { label: 'defi.risk.medium', color: 'warning' },
  High: { label: 'defi.risk.high', color: 'error' },
} as const satisfies Record<DefiPool['risk'], { label: TextId; color: string }>;

/** Risk of a pool, in our judgement. */
export function RiskChip({ risk }: { risk: DefiPool['risk'] }) {
  const t = useText();
  const { label, color } = risks[risk];
  return <Chip component="span" size="small" variant="outlined" label={t(label)} color={color} />;
}
