import { compiledTexts } from 'virtual:compiled-messages/liveSwap';
import type { ReviewCalls } from '../../../lib/calls/CallRequest.ts';
import { loadTexts } from '../../../lib/text/loadTexts.ts';
import { useSwapJourney } from '../hooks/useSwapJourney.ts';
import type { SwapSender } from '../swapRequests.ts';
import { SwapsUnderWay } from './SwapsUnderWay.tsx';

loadTexts(compiledTexts);

interface KeptSwapsProps {
  userId: string;
  /** The primary account; undefined where there is none, or it is not known. */
  sender: SwapSender | undefined;
  /** Whether which one it is is being read, or could not be. */
  isSenderUnknown: boolean;
  ReviewCalls: ReviewCalls;
}

/**
 * The swaps under way where nothing is swapped otherwise: the network that is selected has no exchange, or nobody knows yet who swaps. They
 * go on, and what they approved can be taken back.
 */
export function StoredSwaps({ userId, sender, isSenderUnknown, ReviewCalls }: KeptSwapsProps) {
  return (
    <SwapsUnderWay
      userId={userId}
      swapping={useSwapJourney(sender)}
      isWaiting={isSenderUnknown}
      ReviewCalls={ReviewCalls}
    />
  );
}
