import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { isAsStored } from '../../../lib/callSequence/isAsStored.ts';
import { useCallSequence, type RunningSequence } from '../../../lib/callSequence/useCallSequence.ts';
import { useText } from '../../../lib/text/useText.ts';
import {
  nextSwapStep,
  revocationStep,
  type NextSwapStep,
  type TimedQuote,
} from '../sequence/nextSwapStep.ts';
import { preparationFailure } from '../sequence/preparationFailure.ts';
import { restoreStep } from '../sequence/restoreStep.ts';
import type { ShownStep } from '../sequence/ShownStep.ts';
import type { SwapSequence } from '../sequence/SwapSequence.ts';
import { swapSequences } from '../sequence/swapSequences.ts';
import type { SwapSender } from '../swapRequests.ts';

/** Facts about a swap that continues. */
interface KnownOfSwap {
  /** True if its approval is in a block. */
  readonly isApproved?: boolean;
  /** True if its last step was signed and the server had no record of it: searches for it again. */
  readonly isUnanswered?: boolean;
  /** Quote on the screen, if still valid: the user signs the quote that the screen shows. */
  readonly quote?: TimedQuote | undefined;
}

/** State and actions of swaps, from one signature to the next. */
export interface SwapSequences extends Pick<RunningSequence<ShownStep>, 'isBusy' | 'calls' | 'problem'> {
  /** Swap under review, as it was before its step was stored: the screen must not show that step as sent. */
  readonly before: SwapSequence | undefined;
  /** Starts a swap or continues it. */
  readonly resume: (sequence: SwapSequence, known?: KnownOfSwap) => void;
  readonly revokeApproval: (sequence: SwapSequence, known?: Pick<KnownOfSwap, 'isUnanswered'>) => void;
}

/**
 * Takes swaps from approval to swap. Stores each step before the review shows it.
 *
 * @param sender the primary account; undefined if none
 */
export function useSwapSequence(sender: SwapSender | undefined): SwapSequences {
  const t = useText();
  const { isBusy, calls, problem, unsent, start, refuse } = useCallSequence<ShownStep>();

  function prepare(sequence: SwapSequence, next: (sender: SwapSender) => Promise<NextSwapStep>) {
    const { id, account, network } = sequence;
    if (!sender || !sameAddress(sender.address, account)) {
      refuse(id, { text: 'swap.live.problem.otherAccount' });
      return;
    }
    void start({
      id,
      lock: {
        chainId: networkById(network).chainId,
        account,
        otherTab: { text: 'swap.live.problem.otherTab' },
      },
      isCurrent: () => isAsStored(swapSequences, sequence),
      next: () => next(sender),
      storeStep: (shown) => swapSequences.write(shown.sequence),
      onSigned: storeHash,
      onSent: storeHash,
      undo: restoreStep,
      problemOf: preparationFailure,
    });
  }

  return {
    isBusy,
    calls,
    problem,
    before: unsent?.before,
    resume: (sequence, { isApproved = false, isUnanswered = false, quote } = {}) =>
      prepare(sequence, (owner) =>
        nextSwapStep(sequence, { sender: owner, t, isApproved, isUnanswered, quote }),
      ),
    revokeApproval: (sequence, { isUnanswered = false } = {}) =>
      prepare(sequence, (owner) => revocationStep(sequence, { sender: owner, isUnanswered })),
  };
}

function storeHash({ sequence }: ShownStep, txHash: string): void {
  const { step } = sequence;
  if (step) swapSequences.write({ ...sequence, step: { ...step, tx_hash: txHash.toLowerCase() } });
}
