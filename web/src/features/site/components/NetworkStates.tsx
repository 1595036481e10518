import { networks } from '@everything-wallet/core/networks/networks';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import ScheduleRounded from '@mui/icons-material/ScheduleRounded';
import WarningRounded from '@mui/icons-material/WarningRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatAge } from '../../../lib/format/formatAge.ts';
import { language } from '../../../lib/language/language.ts';
import { useText, type Text } from '../../../lib/text/useText.ts';
import type { NetworkState } from '../readServiceHealth.ts';

interface NetworkStatesProps {
  /** Undefined while they are read: then all networks are listed without a state. */
  states: readonly NetworkState[] | undefined;
}

const marks = {
  scanned: { Icon: CheckCircleRounded, color: 'success' },
  onDemand: { Icon: ScheduleRounded, color: 'action' },
  late: { Icon: WarningRounded, color: 'warning' },
} as const;

/** List of the networks, each with a sentence about its state. */
export function NetworkStates({ states }: NetworkStatesProps) {
  const t = useText();
  const rows = states ?? networks.map((network) => ({ network }));
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        maxWidth: 680,
        border: 1,
        borderColor: 'divider',
        borderRadius: '16px',
        bgcolor: 'background.paper',
        '& > li + li': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      {rows.map(({ network, ...state }) => (
        <Box
          key={network.id}
          component="li"
          sx={{ display: 'flex', alignItems: 'center', gap: 1.5, px: 2, py: 1.5 }}
        >
          <Box
            component="img"
            src={`/network-icons/${network.id}.svg`}
            alt=""
            sx={{ width: 32, height: 32, borderRadius: '50%', flexShrink: 0 }}
          />
          <Box sx={{ minWidth: 0, flex: 1 }}>
            <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{network.name}</Typography>
            <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {'incoming' in state ? sentence(state, t) : '…'}
            </Typography>
          </Box>
          {'incoming' in state && <Mark incoming={state.incoming} />}
        </Box>
      ))}
    </Box>
  );
}

function Mark({ incoming }: Pick<NetworkState, 'incoming'>) {
  const { Icon, color } = marks[incoming];
  return <Icon color={color} fontSize="small" aria-hidden="true" />;
}

function sentence({ incoming, last }: Omit<NetworkState, 'network'>, t: Text): string {
  if (incoming === 'scanned') return t('status.scanned');
  if (incoming === 'onDemand') return t('status.onDemand');
  if (!last) return t('status.lateUnknown');
  const block = new Intl.NumberFormat(language).format(last.block);
  return t('status.late', { block, age: formatAge(last.ageMs) });
}
