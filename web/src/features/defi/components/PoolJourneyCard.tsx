import { shortenAddress } from '@everything-wallet/core/accounts/shortenAddress';
import { transactionId, type TransactionRecord } from '@everything-wallet/core/documents/transaction';
import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { lido } from '@everything-wallet/core/vaults/lido';
import Alert, { type AlertColor } from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { AmountText } from '../../../components/AmountText.tsx';
import { paths } from '../../../config/paths.ts';
import type { CallState } from '../../../lib/calls/callState.ts';
import type { WriteAmount } from '../../../lib/format/WriteAmount.ts';
import { formatShort } from '../../../lib/format/formatShort.ts';
import { maskedWrite } from '../../../lib/money/maskedWrite.ts';
import { useMask } from '../../../lib/money/useMask.ts';
import { useText } from '../../../lib/text/useText.ts';
import { usePoolRecord } from '../hooks/usePoolRecord.ts';
import type { PoolJourney, PoolStep } from '../journey/PoolJourney.ts';
import { poolJourneys } from '../journey/poolJourneys.ts';
import { amountWords } from '../journey/vaultWords.ts';
import { vaultAt } from '../vaultAt.ts';

/** How long nodes may be behind a block, in ms. */
const BEHIND_MS = 120_000;

interface PoolJourneyCardProps {
  journey: PoolJourney;
  /** What the person calls its account. */
  accountName: string | undefined;
  /** Whether something is being made ready or reviewed. */
  isBusy: boolean;
  /** Why it did not go on. */
  problem: string | undefined;
  /** @param justMade the step that is in a block since a moment ago */
  onContinue: (justMade: PoolStep | undefined) => void;
  /** When the chain says that all of it is done. */
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

/** Where something stands that was begun with a pool on this device, and the way on. */
export function PoolJourneyCard(props: PoolJourneyCardProps) {
  const { journey, accountName, isBusy, problem, onContinue, onDone } = props;
  const t = useText();
  const mask = useMask();
  const { state, record, lookAgain } = usePoolRecord(journey);
  const { user_id: userId, action, step } = journey;
  const { id: networkId, chainId, name: networkName } = networkById(journey.network);
  const vault = vaultAt(networkId, journey.vault);
  const isLast = step?.name === action;
  const isDone = isLast && state === 'completed';
  const isTold = useRef(false);
  useEffect(() => {
    if (!isDone || isTold.current) return;
    isTold.current = true;
    // Whoever else shows it has told it already.
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
  // What was allowed before the step itself, and of which token.
  const allowed = action === 'deposit' ? vault?.asset : action === 'askBack' ? lido.staked : undefined;
  const isKept = (action === 'deposit' || action === 'askBack') && state !== 'pending';
  const goesOn = (state === 'completed' && !isLast) || state === 'failed';

  function justMade(): PoolStep | undefined {
    const madeAt = record?.block_time;
    const isRecent = madeAt === undefined || Math.abs(Date.now() - madeAt) < BEHIND_MS;
    return state === 'completed' && isRecent ? step?.name : undefined;
  }

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
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {goesOn && (
          <Button variant="contained" disabled={isBusy} onClick={() => onContinue(justMade())}>
            {t(state === 'failed' ? 'pools.journey.tryAgain' : 'pools.journey.continue')}
          </Button>
        )}
        {(state === 'unread' || state === 'unheard') && (
          <Button variant="outlined" onClick={lookAgain}>
            {t('pools.journey.lookAgain')}
          </Button>
        )}
        {record && (
          <Button component={Link} to={paths.transaction(transactionId(userId, chainId, step.tx_hash))}>
            {t('pools.journey.details')}
          </Button>
        )}
        {isKept && allowed !== undefined && (
          <Button component={Link} to={paths.approvalsOf(networkId, allowed)}>
            {t('pools.journey.approvals')}
          </Button>
        )}
        {state !== 'pending' && (
          <Button color="inherit" disabled={isBusy} onClick={() => poolJourneys.remove(userId, journey.id)}>
            {t('pools.journey.dismiss')}
          </Button>
        )}
      </Box>
      {isKept && (
        <Typography variant="caption" color="textSecondary">
          {t('pools.journey.dismissKeeps')}
        </Typography>
      )}
    </Card>
  );
}
