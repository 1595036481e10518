import Alert, { type AlertColor } from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ReactNode } from 'react';
import type { WriteAmount } from '../lib/format/WriteAmount.ts';
import { formatShort } from '../lib/format/formatShort.ts';
import { AmountText } from './AmountText.tsx';
import { SequenceSteps, type SequenceStep } from './SequenceSteps.tsx';
import { SuccessMark } from './SuccessMark.tsx';

interface SequenceCardProps {
  /** Name of the card's region. */
  label: string;
  title: (write: WriteAmount) => string;
  /** Network and terms. */
  caption: string;
  severity: AlertColor;
  /** All steps of the sequence, in plain words; undefined if it has one step. */
  steps?: readonly SequenceStep[] | undefined;
  /** State of the last step. */
  state: (write: WriteAmount) => string;
  /** True while the last step is pending. */
  isWaiting: boolean;
  /** True once the sequence has done what it is for. */
  isDone?: boolean;
  /** Hash of the transaction that was just sent: the card then takes the focus, once, and so scrolls into view. */
  sentHash?: string | undefined;
  /** Reason why it did not continue. */
  problem: string | undefined;
  /** Buttons. */
  actions: ReactNode;
  /** Effect of dismissing it; undefined without one. */
  note: string | undefined;
}

/** Progress of a stored sequence of calls, with the next action. */
export function SequenceCard(props: SequenceCardProps) {
  const { label, title, caption, steps, severity, state, isWaiting, problem, actions, note } = props;
  const { isDone = false, sentHash } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const shownHash = useRef<string>(undefined);
  useEffect(() => {
    if (sentHash === undefined || sentHash === shownHash.current) return;
    shownHash.current = sentHash;
    heading.current?.focus();
  }, [sentHash]);
  return (
    <Card
      component="section"
      aria-label={label}
      sx={{ p: { xs: 2, sm: 2.5 }, mb: 2, display: 'grid', gap: 1.5 }}
    >
      <Box>
        <Typography
          ref={heading}
          component="h2"
          variant="h3"
          tabIndex={-1}
          sx={{ overflowWrap: 'anywhere', outline: 'none', scrollMarginTop: 88 }}
        >
          <AmountText say={title} />
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {caption}
        </Typography>
      </Box>
      {steps && !isDone && <SequenceSteps steps={steps} />}
      {isDone ? (
        <Box role="alert" sx={{ display: 'flex', alignItems: 'center', gap: 2, py: 1 }}>
          <SuccessMark size={56} />
          <Typography sx={{ minWidth: 0, overflowWrap: 'anywhere', fontWeight: 500 }}>
            <AmountText say={state} />
          </Typography>
        </Box>
      ) : (
        <Alert severity={severity}>
          <AmountText say={state} />
        </Alert>
      )}
      {isWaiting && <LinearProgress aria-label={title(formatShort)} />}
      {problem !== undefined && <Alert severity="warning">{problem}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{actions}</Box>
      {note !== undefined && (
        <Typography variant="caption" color="textSecondary">
          {note}
        </Typography>
      )}
    </Card>
  );
}
