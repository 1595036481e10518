import { Fragment, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { ReviewCalls } from '../../../lib/calls/CallRequest.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { SwapSequences } from '../hooks/useSwapSequence.ts';
import { isJustApproved } from '../sequence/isJustApproved.ts';
import { placeOfSwap, placesAfter, placesOnSend, type SwapPlaces } from '../sequence/swapPlaces.ts';
import { problemText } from '../sequence/problemText.ts';
import type { SwapSequence } from '../sequence/SwapSequence.ts';
import { swapSequences } from '../sequence/swapSequences.ts';
import { SwapSequenceCard } from './SwapSequenceCard.tsx';

interface OpenSwapsProps {
  userId: string;
  swapping: SwapSequences;
  /** True while nothing can continue yet. */
  isWaiting?: boolean;
  ReviewCalls: ReviewCalls;
  onSent?: () => void;
  /** Form of the next swap, between the swaps to continue and the finished ones. */
  children?: ReactNode;
}

/** Swaps started on this device and not dismissed, of every network, and the dialog for the next signature. */
export function OpenSwaps(props: OpenSwapsProps) {
  const { userId, swapping, isWaiting = false, ReviewCalls, onSent, children } = props;
  const t = useText();
  const stored = useSyncExternalStore(swapSequences.subscribe, () => swapSequences.ofUser(userId));
  const [places, setPlaces] = useState<SwapPlaces>(new Map());
  const { before, calls, problem } = swapping;
  const [sent, setSent] = useState<{ readonly id: string; readonly hash: string }>();
  const shown = stored.flatMap((sequence) => {
    if (sequence.id !== before?.id) return [sequence];
    return before.step ? [before] : [];
  });

  const cardOf = (sequence: SwapSequence) => (
    <SwapSequenceCard
      key={sequence.id}
      sequence={sequence}
      isBusy={isWaiting || swapping.isBusy}
      problem={problemText(sequence, problem, t)}
      // A review that closes takes the focus back first.
      sentHash={sequence.id === sent?.id && calls === undefined ? sent.hash : undefined}
      onContinue={(state, record) =>
        swapping.resume(sequence, {
          isApproved: state === 'approve.completed' && isJustApproved(sequence, record, Date.now()),
          isUnanswered: state === 'noRecord',
        })
      }
      onRevoke={(state) => swapping.revokeApproval(sequence, { isUnanswered: state === 'noRecord' })}
      onState={(isFinished) => setPlaces((known) => placesAfter(known, sequence.id, isFinished))}
    />
  );
  const isAbove = (sequence: SwapSequence) => placeOfSwap(places, sequence) === 'above';

  return (
    <>
      {/* One list with keys: a card that changes its place stays mounted. */}
      {[
        ...shown.filter(isAbove).map(cardOf),
        <Fragment key="form">{children}</Fragment>,
        ...shown.filter((sequence) => !isAbove(sequence)).map(cardOf),
      ]}
      {calls && (
        <ReviewCalls
          {...calls}
          onSent={(txHash, request) => {
            calls.onSent(txHash, request);
            setPlaces(placesOnSend);
            if (before) setSent({ id: before.id, hash: txHash });
            onSent?.();
          }}
        />
      )}
    </>
  );
}
