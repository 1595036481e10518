import { shortenAddress } from '@everything-wallet/core/accounts/shortenAddress';
import type { TransactionRecord } from '@everything-wallet/core/documents/transaction';
import { networkById } from '@everything-wallet/core/networks/findNetwork';
import Alert, { type AlertColor } from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { AmountText } from '../../../components/AmountText.tsx';
import type { CallState } from '../../../lib/calls/callState.ts';
import type { WriteAmount } from '../../../lib/format/WriteAmount.ts';
import { formatShort } from '../../../lib/format/formatShort.ts';
import { maskedWrite } from '../../../lib/money/maskedWrite.ts';
import { useMask } from '../../../lib/money/useMask.ts';
import { useText } from '../../../lib/text/useText.ts';
import { usePoolRecord } from '../hooks/usePoolRecord.ts';
import { mayLeaveApproval } from '../journey/mayLeaveApproval.ts';
import type { PoolJourney, PoolStep } from '../journey/PoolJourney.ts';
import { poolJourneys } from '../journey/poolJourneys.ts';
import { amountWords } from '../journey/vaultWords.ts';
import { vaultAt } from '../vaultAt.ts';
import { PoolJourneyActions } from './PoolJourneyActions.tsx';

interface PoolJourneyCardProps {
  journey: PoolJourney;
  /** Name of its account. */
  accountName: string | undefined;
  /** True while a step is prepared or reviewed. */
  isBusy: boolean;
  /** Reason why it did not continue. */
  problem: string | undefined;
  /** @param justMade the step that is in a block since a moment ago */
  onContinue: (justMade: PoolStep | undefined) => void;
  /** Called when its last step is confirmed. */
  onDone: (record: TransactionRecord | undefined) => void;
}

const SEVERITY: Readonly<Record<CallState, AlertColor>> = {
  pending: 'info',
  completed: 'info',
  failed: 'error',
  undone: 'warning',
  unheard: 'warning',
  unread: 'warning',
};

/** State of a sequence with a pool that was begun on this device, and its next step. */
export function PoolJourneyCard(props: PoolJourneyCardProps) {
  const { journey, accountName, isBusy, problem, onContinue, onDone } = props;
  const t = useText();
  const mask = useMask();
  const followed = usePoolRecord(journey);
  const { state, record } = followed;
  const { user_id: userId, action, step } = journey;
  const { id: networkId, name: networkName } = networkById(journey.network);
  const vault = vaultAt(networkId, journey.vault);
  const isLast = step?.name === action;
  const isDone = isLast && state === 'completed';
  const isTold = useRef(false);
  useEffect(() => {
    if (!isDone || isTold.current) return;
    isTold.current = true;
    // Another tab has shown it already.
    if (!poolJourneys.ofUser(userId).some(({ id }) => id === journey.id)) return;
    poolJourneys.remove(userId, journey.id);
    onDone(record);
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, [isDone]);
  if (isDone || !step) return null;

  const titleBy = (write: WriteAmount) =>
    t(`pools.journey.${action}`, {
      amount:
        journey.assets === null
          ? t('pools.unknown')
          : amountWords(BigInt(journey.assets), journey, maskedWrite(write, mask)),
      pool: vault?.name ?? shortenAddress(journey.vault),
    });
  const title = titleBy(formatShort);
  const isKept = mayLeaveApproval(action) && state !== 'pending';

  return (
    <Card
      component="section"
      aria-label={title}
      sx={{ p: { xs: 2, sm: 2.5 }, mb: 2, display: 'grid', gap: 1.5 }}
    >
      <Box>
        <Typography component="h2" variant="h3" sx={{ overflowWrap: 'anywhere' }}>
          <AmountText say={titleBy} />
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {t('pools.journey.onNetwork', {
            network: networkName,
            account: accountName ?? shortenAddress(journey.account),
          })}
        </Typography>
      </Box>
      <Alert severity={SEVERITY[state]}>
        {t(`pools.journey.${state}`, { step: t(`pools.journey.step.${step.name}`) })}
      </Alert>
      {state === 'pending' && <LinearProgress aria-label={title} />}
      {problem !== undefined && <Alert severity="warning">{problem}</Alert>}
      <PoolJourneyActions journey={journey} followed={followed} isBusy={isBusy} onContinue={onContinue} />
      {isKept && (
        <Typography variant="caption" color="textSecondary">
          {t('pools.journey.dismissKeeps')}
        </Typography>
      )}
    </Card>
  );
}
