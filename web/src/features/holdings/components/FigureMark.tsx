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
  /** Undefined where nobody has told it. */
  figure: Figure | undefined;
  /** What it is a figure of, as people read it. */
  asset: string;
}

/** How sure a figure is: in words where something is amiss, and on hover, focus or press with its block, age and nodes. */
export function FigureMark({ figure, asset }: FigureMarkProps) {
  const t = useText();
  const isLocal = Boolean(useEnvironment()?.emulators);
  // Drawn anew when it opens: the age is that of then.
  const [isOpen, setIsOpen] = useState(false);
  const state = figure ? figureState(figure, isLocal) : 'unknown';
  const said = [state === 'agreed' ? '' : explain(state, figure, t), figure ? sighting(figure, t) : '']
    .filter(Boolean)
    .join(' ');
  return (
    <Tooltip
      title={said}
      open={isOpen}
      onOpen={() => setIsOpen(true)}
      onClose={() => setIsOpen(false)}
      enterTouchDelay={0}
      leaveTouchDelay={8_000}
    >
      <ButtonBase
        data-testid="figure-mark"
        data-state={state}
        aria-label={`${t('holdings.how', { asset })}: ${said}`}
        onClick={() => setIsOpen(true)}
        sx={{
          flexShrink: 0,
          minWidth: 28,
          minHeight: 44,
          px: 0.25,
          // Its words stand below each other where there is little room.
          maxWidth: { xs: 76, sm: 'none' },
          lineHeight: 1.25,
          borderRadius: '8px',
          fontSize: '0.75rem',
          fontWeight: 600,
          color: state === 'agreed' ? 'text.secondary' : 'warning.main',
        }}
      >
        {state === 'agreed' ? (
          // Nodes, and no check mark: that would read as a token that was verified.
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
