import { compiledMessages } from 'virtual:compiled-messages/liveSwap';
import type { ReviewCalls } from '../../../lib/calls/CallRequest.ts';
import { loadTexts } from '../../../lib/text/loadTexts.ts';
import { useSwapJourney } from '../hooks/useSwapJourney.ts';
import type { SwapSender } from '../swapRequests.ts';
import { SwapsUnderWay } from './SwapsUnderWay.tsx';

loadTexts(compiledMessages);

interface KeptSwapsProps {
  userId: string;
  sender: SwapSender;
  ReviewCalls: ReviewCalls;
}

/** The swaps under way where the network that is selected has no exchange: they go on, and what they approved can be taken back. */
export function KeptSwaps({ userId, sender, ReviewCalls }: KeptSwapsProps) {
  return <SwapsUnderWay userId={userId} swapping={useSwapJourney(sender)} ReviewCalls={ReviewCalls} />;
}
