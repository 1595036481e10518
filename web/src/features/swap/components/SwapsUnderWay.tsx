import { useSyncExternalStore } from 'react';
import type { ReviewCalls } from '../../../lib/calls/CallRequest.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { SwapJourneys } from '../hooks/useSwapJourney.ts';
import { isJustApproved } from '../journey/isJustApproved.ts';
import { isSwapBusy } from '../journey/isSwapBusy.ts';
import { problemText } from '../journey/problemText.ts';
import { swapJourneys } from '../journey/swapJourneys.ts';
import { JourneyCard } from './JourneyCard.tsx';

interface SwapsUnderWayProps {
  userId: string;
  swapping: SwapJourneys;
  /** True while nothing can continue yet. */
  isWaiting?: boolean;
  ReviewCalls: ReviewCalls;
  onSent?: () => void;
}

/** Swaps started on this device and not dismissed, of every network, and the dialog for the next signature. */
export function SwapsUnderWay(props: SwapsUnderWayProps) {
  const { userId, swapping, isWaiting = false, ReviewCalls, onSent } = props;
  const t = useText();
  const stored = useSyncExternalStore(swapJourneys.subscribe, () => swapJourneys.ofUser(userId));
  const { before, review, problem } = swapping;
  const shown = stored.flatMap((journey) => {
    if (journey.id !== before?.id) return [journey];
    return before.step ? [before] : [];
  });
  return (
    <>
      {shown.map((journey) => (
        <JourneyCard
          key={journey.id}
          journey={journey}
          isBusy={isWaiting || isSwapBusy(swapping)}
          problem={problemText(journey, problem, t)}
          onContinue={(state, record) =>
            void swapping.goOn(journey, {
              isApproved: state === 'approve.completed' && isJustApproved(journey, record, Date.now()),
              isUnheard: state === 'noRecord',
            })
          }
          onTakeBack={(state) => void swapping.takeBack(journey, { isUnheard: state === 'noRecord' })}
        />
      ))}
      {review && (
        <ReviewCalls
          requests={[review]}
          onSigned={(txHash) => swapping.onSigned(txHash)}
          onSent={(txHash) => {
            swapping.onSent(txHash);
            onSent?.();
          }}
          onClose={swapping.onClose}
        />
      )}
    </>
  );
}
