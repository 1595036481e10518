import { useSyncExternalStore } from 'react';
import type { ReviewCalls } from '../../../lib/calls/CallRequest.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { SwapSequences } from '../hooks/useSwapSequence.ts';
import { isJustApproved } from '../sequence/isJustApproved.ts';
import { problemText } from '../sequence/problemText.ts';
import { swapSequences } from '../sequence/swapSequences.ts';
import { SwapSequenceCard } from './SwapSequenceCard.tsx';

interface OpenSwapsProps {
  userId: string;
  swapping: SwapSequences;
  /** True while nothing can continue yet. */
  isWaiting?: boolean;
  /** Place of finished swaps; undefined to leave them among the others, null until it is drawn. */
  finishedIn?: HTMLElement | null;
  ReviewCalls: ReviewCalls;
  onSent?: () => void;
}

/** Swaps started on this device and not dismissed, of every network, and the dialog for the next signature. */
export function OpenSwaps(props: OpenSwapsProps) {
  const { userId, swapping, isWaiting = false, finishedIn, ReviewCalls, onSent } = props;
  const t = useText();
  const stored = useSyncExternalStore(swapSequences.subscribe, () => swapSequences.ofUser(userId));
  const { before, calls, problem } = swapping;
  const shown = stored.flatMap((sequence) => {
    if (sequence.id !== before?.id) return [sequence];
    return before.step ? [before] : [];
  });
  return (
    <>
      {shown.map((sequence) => (
        <SwapSequenceCard
          key={sequence.id}
          sequence={sequence}
          finishedIn={finishedIn}
          isBusy={isWaiting || swapping.isBusy}
          problem={problemText(sequence, problem, t)}
          onContinue={(state, record) =>
            swapping.resume(sequence, {
              isApproved: state === 'approve.completed' && isJustApproved(sequence, record, Date.now()),
              isUnanswered: state === 'noRecord',
            })
          }
          onRevoke={(state) => swapping.revokeApproval(sequence, { isUnanswered: state === 'noRecord' })}
        />
      ))}
      {calls && (
        <ReviewCalls
          {...calls}
          onSent={(txHash, request) => {
            calls.onSent(txHash, request);
            onSent?.();
          }}
        />
      )}
    </>
  );
}
