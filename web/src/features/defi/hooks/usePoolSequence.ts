import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import { shortenAddress } from '@everything-wallet/core/accounts/shortenAddress';
import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { failureProblem } from '../../../lib/callSequence/failureProblem.ts';
import { isAsStored } from '../../../lib/callSequence/isAsStored.ts';
import { problemStep } from '../../../lib/callSequence/problemStep.ts';
import type { SequenceProblem } from '../../../lib/callSequence/SequenceProblem.ts';
import { useCallSequence, type RunningSequence } from '../../../lib/callSequence/useCallSequence.ts';
import { useMask } from '../../../lib/money/useMask.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { PoolAccount } from '../PoolAccount.ts';
import { isPoolPending } from '../sequence/isPoolPending.ts';
import { nextPoolStep } from '../sequence/nextPoolStep.ts';
import type { PoolSequence, PoolStep } from '../sequence/PoolSequence.ts';
import { poolSequences } from '../sequence/poolSequences.ts';

/** State and actions of a sequence of steps with a pool. */
export interface PoolSequences extends Pick<RunningSequence<PoolStep>, 'isBusy' | 'calls' | 'problem'> {
  /**
   * Starts a sequence or continues it.
   *
   * @param justMade the step confirmed a moment ago
   */
  readonly resume: (sequence: PoolSequence, justMade?: PoolStep) => void;
}

/**
 * Leads a sequence of steps with a pool from approval to its end. Stores each step once it is signed: one whose review was closed
 * leaves nothing behind.
 *
 * @param accounts that can sign
 */
export function usePoolSequence(accounts: readonly PoolAccount[]): PoolSequences {
  const t = useText();
  const mask = useMask();
  const { isBusy, calls, problem, start, refuse } = useCallSequence<PoolStep>();

  function resume(sequence: PoolSequence, justMade?: PoolStep) {
    const { id, account, network } = sequence;
    const sender = accounts.find(({ address }) => sameAddress(address, account));
    if (!sender) {
      refuse(id, { text: 'pools.problem.noAccount', values: { account: shortenAddress(account) } });
      return;
    }
    const { address, derivationIndex } = sender;
    void start({
      id,
      lock: {
        chainId: networkById(network).chainId,
        account: address,
        otherTab: { text: 'pools.problem.otherTab' },
      },
      isCurrent: () => isAsStored(poolSequences, sequence),
      next: async () =>
        isOtherPending(sequence)
          ? problemStep('pools.problem.underWay')
          : nextPoolStep(sequence, { sender: { address, derivationIndex }, t, mask, justMade }),
      onSigned: (name, txHash) =>
        poolSequences.write({ ...sequence, step: { name, tx_hash: txHash.toLowerCase() } }),
      problemOf,
    });
  }

  return { isBusy, calls, problem, resume };
}

/** Returns true if another sequence of this account with this pool is pending. */
function isOtherPending(sequence: PoolSequence): boolean {
  const others = poolSequences.ofUser(sequence.user_id).filter(({ id }) => id !== sequence.id);
  return isPoolPending(others, sequence);
}

function problemOf(error: unknown): SequenceProblem {
  return failureProblem(error, {
    tooMany: 'pools.problem.tooMany',
    notAsked: 'pools.problem.notAsked',
    unexpected: 'pools.problem.unexpected',
    logged: 'A step with a pool could not be made ready',
  });
}
