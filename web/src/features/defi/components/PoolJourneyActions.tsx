import { transactionId } from '@everything-wallet/core/documents/transaction';
import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { lido } from '@everything-wallet/core/vaults/lido';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';
import type { FollowedCall } from '../../../lib/calls/useCallState.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { PoolJourney, PoolStep } from '../journey/PoolJourney.ts';
import { poolJourneys } from '../journey/poolJourneys.ts';
import { vaultAt } from '../vaultAt.ts';

/** Time that nodes may lag behind a block, in ms. */
const BEHIND_MS = 120_000;

interface PoolJourneyActionsProps {
  journey: PoolJourney;
  /** Last step as the network knows it. */
  followed: FollowedCall;
  isBusy: boolean;
  /** @param justMade step that was confirmed a moment ago */
  onContinue: (justMade: PoolStep | undefined) => void;
}

/** Buttons of a sequence with a pool: continue, retry, details, approvals and dismiss. */
export function PoolJourneyActions({ journey, followed, isBusy, onContinue }: PoolJourneyActionsProps) {
  const t = useText();
  const { user_id: userId, action, step } = journey;
  const { state, record, lookAgain } = followed;
  const { id: networkId, chainId } = networkById(journey.network);
  const allowed = state === 'pending' ? undefined : approvedToken(journey);
  const goesOn = (state === 'completed' && step?.name !== action) || state === 'failed';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {goesOn && (
        <Button variant="contained" disabled={isBusy} onClick={() => onContinue(justMade(journey, followed))}>
          {t(state === 'failed' ? 'pools.journey.tryAgain' : 'pools.journey.continue')}
        </Button>
      )}
      {(state === 'unread' || state === 'unheard') && (
        <Button variant="outlined" onClick={lookAgain}>
          {t('pools.journey.lookAgain')}
        </Button>
      )}
      {record && step && (
        <Button component={Link} to={paths.transaction(transactionId(userId, chainId, step.tx_hash))}>
          {t('pools.journey.details')}
        </Button>
      )}
      {allowed !== undefined && (
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
  );
}

/** Token that was approved before the step itself. */
function approvedToken({ action, network, vault }: PoolJourney): string | undefined {
  if (action === 'deposit') return vaultAt(network, vault)?.asset;
  return action === 'askBack' ? lido.staked : undefined;
}

function justMade({ step }: PoolJourney, { state, record }: FollowedCall): PoolStep | undefined {
  const madeAt = record?.block_time;
  const isRecent = madeAt === undefined || Math.abs(Date.now() - madeAt) < BEHIND_MS;
  return state === 'completed' && isRecent ? step?.name : undefined;
}
