import type { TransferFees } from '@everything-wallet/core/transactions/transferFees';
import { useEffect, useRef } from 'react';
import type { CallRequest } from '../../../lib/calls/CallRequest.ts';
import { secondsToWait } from '../../../lib/firebase/secondsToWait.ts';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { startStopwatch } from '../../../lib/time/startStopwatch.ts';
import type { CallPreview } from './CallPreview.ts';
import { simulateRequest } from './simulateRequest.ts';
import { usePreview, type LatestPreview } from './usePreview.ts';

interface CallPreviewOptions {
  /** Fees to sign with; undefined if unknown. */
  readonly fees: TransferFees | undefined;
  /** Selected fee level or prices: a change starts a new preview. */
  readonly choice: string;
  /** True if fees are available, or known to be unavailable. */
  readonly isReady: boolean;
  /** True during a signature: the preview must not change under it. */
  readonly isPaused: boolean;
  /** True if the amount follows the network: then the last preview is shown until that of the new amount. */
  readonly isFollowing?: boolean | undefined;
}

/** Refreshes the preview of a call. A failed simulation is also a preview, without an answer. */
export function useCallPreview(
  request: CallRequest,
  { fees, choice, isReady, isPaused, isFollowing }: CallPreviewOptions,
): LatestPreview<CallPreview> {
  const { network, sender, to, value, data } = request;
  // The fees follow the network by themselves; each preview takes the current ones.
  const latest = useRef(fees);
  useEffect(() => void (latest.current = fees));
  return usePreview<CallPreview>({
    queryKey: ['call', network.id, sender.address, to, value.toString(), data, choice, fees !== undefined],
    ask: async () => {
      const previewFees = latest.current;
      const msSinceAsked = startStopwatch();
      try {
        const answer = await simulateRequest(request, previewFees);
        return { fees: previewFees, answer, msSinceAsked };
      } catch (error) {
        logProblem('A call could not be simulated', error);
        return { fees: previewFees, answer: undefined, secondsToWait: secondsToWait(error), msSinceAsked };
      }
    },
    isReady,
    isPaused,
    isFollowing,
  });
}
