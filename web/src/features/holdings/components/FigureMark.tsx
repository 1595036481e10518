import HubOutlined from '@mui/icons-material/HubOutlined';
import ButtonBase from '@mui/material/ButtonBase';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { useEnvironment } from '../../../components/useEnvironment.ts';
import { formatAge } from '../../../lib/format/formatAge.ts';
import { useText, type Text } from '../../../lib/text/useText.ts';
import type { Figure } from '../Figure.ts';
import { figureState } from '../figureState.ts';

interface FigureMarkProps {
  /** Undefined if no node has answered. */
  figure: Figure | undefined;
  /** Display name of the asset. */
  asset: string;
}

/**
 * Agreement of the nodes on an amount: a word if there is a problem, and details on hover, focus or press with block, age and
 * nodes.
 */
export function FigureMark({ figure, asset }: FigureMarkProps) {
  const t = useText();
  const isLocal = Boolean(useEnvironment()?.emulators);
  // Rendered again when it opens, for the age at that moment.
  const [isOpen, setIsOpen] = useState(false);
  const state = figure ? figureState(figure, isLocal) : 'unknown';
  const details = [state === 'agreed' ? '' : explain(state, figure, t), figure ? sighting(figure, t) : '']
    .filter(Boolean)
    .join(' ');
  return (
    <Tooltip
      title={details}
      open={isOpen}
      onOpen={() => setIsOpen(true)}
      onClose={() => setIsOpen(false)}
      enterTouchDelay={0}
      leaveTouchDelay={8_000}
    >
      <ButtonBase
        data-testid="figure-mark"
        data-state={state}
        aria-label={`${t('holdings.how', { asset })}: ${details}`}
        onClick={() => setIsOpen(true)}
        sx={{
          flexShrink: 0,
          minWidth: 28,
          minHeight: 44,
          px: 0.25,
          // Words wrap if there is little room.
          maxWidth: { xs: 76, sm: 'none' },
          lineHeight: 1.25,
          borderRadius: '8px',
          fontSize: '0.75rem',
          fontWeight: 600,
          color: state === 'agreed' ? 'text.secondary' : 'warning.main',
        }}
      >
        {state === 'agreed' ? (
          // Nodes instead of a check mark, which would suggest a verified token.
          <HubOutlined aria-hidden="true" sx={{ fontSize: 16 }} />
        ) : (
          t(`holdings.state.${state}`)
        )}
      </ButtonBase>
    </Tooltip>
  );
}

function explain(
  state: Exclude<ReturnType<typeof figureState>, 'agreed'>,
  figure: Figure | undefined,
  t: Text,
): string {
  const count = figure ? figure.sighting.nodes.answered - figure.agreeing : 0;
  return t(`holdings.explain.${state}`, { count });
}

function sighting({ agreeing, sighting: { block, ageMs, nodes, msSinceHeard } }: Figure, t: Text): string {
  const values = { agreeing, nodes: nodes.configured };
  if (block === undefined || ageMs === undefined) return t('holdings.markNoBlock', values);
  return t('holdings.mark', { ...values, block, age: formatAge(ageMs + msSinceHeard()) });
}
