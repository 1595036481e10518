import RefreshRounded from '@mui/icons-material/RefreshRounded';
import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { visuallyHidden } from '../../components/visuallyHidden.ts';
import { PULL_DISTANCE, usePull } from '../../lib/refresh/usePull.ts';
import { useText } from '../../lib/text/useText.ts';

/** Refreshes the data of a screen when a finger pulls it down from its top; an indicator follows the finger. */
export function PullToRefresh() {
  const t = useText();
  const client = useQueryClient();
  const { distance, isRefreshing } = usePull(() => client.refetchQueries({ type: 'active' }));
  const isFar = distance >= PULL_DISTANCE;
  const shift = isRefreshing ? PULL_DISTANCE : distance;
  return (
    // Always rendered, so that screen readers announce what appears in it.
    <div role="status">
      {shift > 0 && (
        <Box
          data-testid="pull-to-refresh"
          sx={{
            position: 'fixed',
            insetBlockStart: 0,
            insetInline: 0,
            mx: 'auto',
            zIndex: 'tooltip',
            width: 40,
            height: 40,
            display: 'grid',
            placeContent: 'center',
            borderRadius: '50%',
            bgcolor: 'background.paper',
            color: isFar || isRefreshing ? 'primary.main' : 'text.secondary',
            border: 1,
            borderColor: 'divider',
            boxShadow: 2,
            pointerEvents: 'none',
            '@keyframes turn': { to: { rotate: '1turn' } },
            '& > svg': {
              ...(isRefreshing && { animation: 'turn 900ms linear infinite' }),
              '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
            },
          }}
          style={{ transform: `translateY(${shift}px)` }}
        >
          <RefreshRounded aria-hidden="true" style={isRefreshing ? {} : { rotate: `${distance * 3}deg` }} />
          {isRefreshing && <span style={visuallyHidden}>{t('common.loading')}</span>}
        </Box>
      )}
    </div>
  );
}
