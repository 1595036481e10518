import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { TestBadge } from '../../../components/TestBadge.tsx';
import { useText } from '../../../lib/text/useText.ts';
import type { Share } from '../sharesOf.ts';

/** Number of bars in a panel; rarer kinds share one bar. */
const SHOWN = 5;

/** Label of a bar. */
export interface ShareLabel {
  readonly key: string;
  readonly name: string;
  readonly isTest: boolean;
}

interface ShareListProps {
  shares: readonly Share<ShareLabel>[];
}

/** Shares of the transactions as bars, largest first. */
export function ShareList({ shares }: ShareListProps) {
  const t = useText();
  const shown = shares.length > SHOWN + 1 ? shares.slice(0, SHOWN) : shares;
  const rest = shares.slice(shown.length);
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.75 }}>
      {shown.map(({ kind, count, percent }) => (
        <Bar key={kind.key} name={kind.name} isTest={kind.isTest} count={count} percent={percent} />
      ))}
      {rest.length > 0 && (
        <Bar
          name={t('activity.others')}
          isTest={false}
          count={rest.reduce((sum, { count }) => sum + count, 0)}
          percent={rest.reduce((sum, { percent }) => sum + percent, 0)}
        />
      )}
    </Box>
  );
}

interface BarProps {
  name: string;
  isTest: boolean;
  count: number;
  percent: number;
}

function Bar({ name, isTest, count, percent }: BarProps) {
  const t = useText();
  return (
    <li>
      <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 1 }}>
        <Typography sx={{ fontWeight: 600, minWidth: 0, overflowWrap: 'anywhere' }}>
          {name} {isTest && <TestBadge />}
        </Typography>
        <Typography variant="caption" color="textSecondary" sx={{ flexShrink: 0 }}>
          {t('activity.share', { count, percent })}
        </Typography>
      </Box>
      <Box
        aria-hidden="true"
        sx={{ mt: 0.75, height: 8, borderRadius: '4px', bgcolor: 'background.default', overflow: 'hidden' }}
      >
        <Box
          sx={{ height: '100%', minWidth: 4, borderRadius: '4px', bgcolor: 'primary.main' }}
          style={{ width: `${percent}%` }}
        />
      </Box>
    </li>
  );
}
