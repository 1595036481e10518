import { compiledTexts } from 'virtual:compiled-texts/liveSwap';
import type { ReviewCalls } from '../../../lib/calls/CallRequest.ts';
import { loadTexts } from '../../../lib/text/loadTexts.ts';
import { useSwapSequence } from '../hooks/useSwapSequence.ts';
import type { SwapSender } from '../swapRequests.ts';
import { OpenSwaps } from './OpenSwaps.tsx';

loadTexts(compiledTexts);

interface StoredSwapsProps {
  userId: string;
  /** Primary account; undefined without one, or while unknown. */
  sender: SwapSender | undefined;
  /** True while the primary account loads, or if that failed. */
  isSenderUnknown: boolean;
  ReviewCalls: ReviewCalls;
}

/**
 * Swaps in progress where no new one can start: the selected network has no exchange, or the account is not known yet. They can continue,
 * and their approvals can be revoked.
 */
export function StoredSwaps({ userId, sender, isSenderUnknown, ReviewCalls }: StoredSwapsProps) {
  return (
    <OpenSwaps
      userId={userId}
      swapping={useSwapSequence(sender)}
      isWaiting={isSenderUnknown}
      ReviewCalls={ReviewCalls}
    />
  );
}
