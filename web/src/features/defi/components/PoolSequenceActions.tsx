import { transactionId } from '@everything-wallet/core/documents/transaction';
import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { lido } from '@everything-wallet/core/pools/lido';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';
import { isJustMade } from '../../../lib/callSequence/isJustMade.ts';
import type { FollowedStep } from '../../../lib/callSequence/useStepRecord.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { PoolSequence, PoolStep } from '../sequence/PoolSequence.ts';
import { poolSequences } from '../sequence/poolSequences.ts';
import { poolAt } from '../poolAt.ts';

interface PoolSequenceActionsProps {
  sequence: PoolSequence;
  /** Last step as the network knows it. */
  followed: FollowedStep;
  isBusy: boolean;
  /** @param justMade step that was confirmed a moment ago */
  onContinue: (justMade: PoolStep | undefined) => void;
}

/** Buttons of a sequence with a pool: continue, retry, details, approvals and dismiss. */
export function PoolSequenceActions({ sequence, followed, isBusy, onContinue }: PoolSequenceActionsProps) {
  const t = useText();
  const { user_id: userId, action, step } = sequence;
  const { state, record, refresh } = followed;
  const { id: networkId, chainId } = networkById(sequence.network);
  const allowed = state === 'pending' ? undefined : approvedToken(sequence);
  const canContinue = (state === 'completed' && step?.name !== action) || state === 'failed';
  return (
    <>
      {canContinue && (
        <Button
          variant="contained"
          disabled={isBusy}
          onClick={() => onContinue(justMade(sequence, followed))}
        >
          {t(state === 'failed' ? 'pools.sequence.tryAgain' : 'pools.sequence.continue')}
        </Button>
      )}
      {(state === 'unreadable' || state === 'missing') && (
        <Button variant="outlined" onClick={refresh}>
          {t('pools.sequence.checkAgain')}
        </Button>
      )}
      {record && step && (
        <Button component={Link} to={paths.transaction(transactionId(userId, chainId, step.tx_hash))}>
          {t('pools.sequence.details')}
        </Button>
      )}
      {allowed !== undefined && (
        <Button component={Link} to={paths.approvalsOf(networkId, allowed)}>
          {t('pools.sequence.approvals')}
        </Button>
      )}
      {state !== 'pending' && (
        <Button color="inherit" disabled={isBusy} onClick={() => poolSequences.remove(userId, sequence.id)}>
          {t('pools.sequence.dismiss')}
        </Button>
      )}
    </>
  );
}

/** Token that was approved before the step itself. */
function approvedToken({ action, network, vault }: PoolSequence): string | undefined {
  if (action === 'deposit') return poolAt(network, vault)?.asset;
  return action === 'askBack' ? lido.staked : undefined;
}

function justMade({ step }: PoolSequence, { state, record }: FollowedStep): PoolStep | undefined {
  const madeAt = record?.block_time;
  const isRecent = madeAt === undefined || isJustMade(madeAt, Date.now());
  return state === 'completed' && isRecent ? step?.name : undefined;
}
