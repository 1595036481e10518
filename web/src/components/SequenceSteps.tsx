import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import RadioButtonCheckedRounded from '@mui/icons-material/RadioButtonCheckedRounded';
import RadioButtonUncheckedRounded from '@mui/icons-material/RadioButtonUncheckedRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { WriteAmount } from '../lib/format/WriteAmount.ts';
import { useText } from '../lib/text/useText.ts';
import { AmountText } from './AmountText.tsx';
import { visuallyHidden } from './visuallyHidden.ts';

/** A step of a sequence of calls. */
export interface SequenceStep {
  /** Key, unique among the steps. */
  readonly id: string;
  readonly say: (write: WriteAmount) => string;
  readonly state: 'done' | 'now' | 'next';
}

const icons = {
  done: <CheckCircleRounded fontSize="small" color="success" aria-hidden="true" />,
  now: <RadioButtonCheckedRounded fontSize="small" color="primary" aria-hidden="true" />,
  next: <RadioButtonUncheckedRounded fontSize="small" color="disabled" aria-hidden="true" />,
};

/** Steps of a sequence of calls, one per line, with the current one marked. */
export function SequenceSteps({ steps }: { steps: readonly SequenceStep[] }) {
  const t = useText();
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.75 }}>
      {steps.map(({ id, say, state }) => (
        <Box
          key={id}
          component="li"
          aria-current={state === 'now' ? 'step' : undefined}
          sx={{ display: 'flex', alignItems: 'center', gap: 1 }}
        >
          {icons[state]}
          <Typography
            variant="body2"
            sx={{
              fontWeight: state === 'now' ? 600 : 400,
              color: state === 'next' ? 'text.secondary' : 'text.primary',
              overflowWrap: 'anywhere',
            }}
          >
            <AmountText say={say} />
            {state === 'done' && <span style={visuallyHidden}> ({t('common.stepDone')})</span>}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
