import ArrowDownwardRounded from '@mui/icons-material/ArrowDownwardRounded';
import ArrowUpwardRounded from '@mui/icons-material/ArrowUpwardRounded';
import KeyRounded from '@mui/icons-material/KeyRounded';
import SwapHorizRounded from '@mui/icons-material/SwapHorizRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ExactOnDemand } from '../../../components/ExactOnDemand.tsx';
import type { EffectLine } from './EffectLine.ts';

const ICONS = {
  out: ArrowUpwardRounded,
  in: ArrowDownwardRounded,
  between: SwapHorizRounded,
  permission: KeyRounded,
};
const COLOURS = { out: 'error', in: 'success', between: 'action', permission: 'warning' } as const;

interface EffectListProps {
  title: string;
  lines: readonly EffectLine[];
  /** Text for an empty list. */
  none: string;
  testId: string;
}

/** List of payments, receipts and approvals, one per line. */
export function EffectList({ title, lines, none, testId }: EffectListProps) {
  return (
    <Box component="section" data-testid={testId}>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      {lines.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {none}
        </Typography>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.75 }}>
        {lines.map(({ direction, text, exact = text, whom, marks }, place) => {
          const Icon = ICONS[direction];
          return (
            // Two lines may have the same text.
            <Box component="li" key={place} sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
              <Icon fontSize="small" color={COLOURS[direction]} aria-hidden="true" sx={{ mt: '1px' }} />
              <Box sx={{ minWidth: 0 }}>
                <Typography
                  variant="body2"
                  sx={{ fontWeight: 600, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }}
                >
                  <ExactOnDemand text={text} exact={exact} />
                </Typography>
                {whom !== undefined && (
                  <Typography variant="caption" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                    {whom}
                  </Typography>
                )}
                {marks.map((mark) => (
                  <Typography
                    key={mark}
                    variant="caption"
                    component="p"
                    sx={{ color: 'warning.main', overflowWrap: 'anywhere' }}
                  >
                    {mark}
                  </Typography>
                ))}
              </Box>
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
