import { shortenAddress } from '@everything-wallet/core/accounts/shortenAddress';
import type { TransactionRecord } from '@everything-wallet/core/documents/transaction';
import { networkById } from '@everything-wallet/core/networks/findNetwork';
import type { AlertColor } from '@mui/material/Alert';
import { useEffect, useRef } from 'react';
import { SequenceCard } from '../../../components/SequenceCard.tsx';
import type { StepState } from '../../../lib/callSequence/stepState.ts';
import { useLastStep } from '../../../lib/callSequence/useLastStep.ts';
import type { WriteAmount } from '../../../lib/format/WriteAmount.ts';
import { formatShort } from '../../../lib/format/formatShort.ts';
import { maskedWrite } from '../../../lib/money/maskedWrite.ts';
import { useMask } from '../../../lib/money/useMask.ts';
import { useText } from '../../../lib/text/useText.ts';
import { mayLeaveApproval } from '../sequence/mayLeaveApproval.ts';
import type { PoolSequence, PoolStep } from '../sequence/PoolSequence.ts';
import { poolSequences } from '../sequence/poolSequences.ts';
import { poolSteps } from '../sequence/poolSteps.ts';
import { amountWords } from '../sequence/erc4626Words.ts';
import { poolAt } from '../poolAt.ts';
import { PoolSequenceActions } from './PoolSequenceActions.tsx';

interface PoolSequenceCardProps {
  sequence: PoolSequence;
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

const SEVERITY: Readonly<Record<StepState, AlertColor>> = {
  pending: 'info',
  completed: 'info',
  failed: 'error',
  replaced: 'warning',
  missing: 'warning',
  unreadable: 'warning',
};

/** State of a sequence with a pool that was begun on this device, and its next step. */
export function PoolSequenceCard(props: PoolSequenceCardProps) {
  const { sequence, accountName, isBusy, problem, onContinue, onDone } = props;
  const t = useText();
  const mask = useMask();
  const followed = useLastStep(poolSequences, sequence, true);
  const { state, record } = followed;
  const { user_id: userId, action, step } = sequence;
  const { id: networkId, name: networkName } = networkById(sequence.network);
  const vault = poolAt(networkId, sequence.vault);
  const isLast = step?.name === action;
  const isDone = isLast && state === 'completed';
  const isTold = useRef(false);
  useEffect(() => {
    if (!isDone || isTold.current) return;
    isTold.current = true;
    // Another tab has shown it already.
    if (!poolSequences.ofUser(userId).some(({ id }) => id === sequence.id)) return;
    poolSequences.remove(userId, sequence.id);
    onDone(record);
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, [isDone]);
  if (isDone || !step) return null;

  const amountBy = (write: WriteAmount) =>
    sequence.assets === null
      ? t('pools.unknown')
      : amountWords(BigInt(sequence.assets), sequence, maskedWrite(write, mask));
  const titleBy = (write: WriteAmount) =>
    t(`pools.sequence.${action}`, {
      amount: amountBy(write),
      pool: vault?.name ?? shortenAddress(sequence.vault),
    });
  const stepBy = (name: PoolStep, write: WriteAmount) =>
    t(`pools.sequence.step.${name}`, { amount: amountBy(write) });
  const isKept = mayLeaveApproval(action) && state !== 'pending';

  return (
    <SequenceCard
      label={titleBy(formatShort)}
      title={titleBy}
      caption={t('pools.sequence.onNetwork', {
        network: networkName,
        account: accountName ?? shortenAddress(sequence.account),
      })}
      severity={SEVERITY[state]}
      steps={poolSteps(sequence, state)?.map(({ name, state: ofStep }) => ({
        id: name,
        say: (write) => stepBy(name, write),
        state: ofStep,
      }))}
      state={(write) => t(`pools.sequence.${state}`, { step: stepBy(step.name, write) })}
      isWaiting={state === 'pending'}
      problem={problem}
      actions={
        <PoolSequenceActions
          sequence={sequence}
          followed={followed}
          isBusy={isBusy}
          onContinue={onContinue}
        />
      }
      note={isKept ? t('pools.sequence.dismissKeeps') : undefined}
    />
  );
}
