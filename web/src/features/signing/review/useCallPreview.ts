import type { TransferFees } from '@everything-wallet/core/transactions/transferFees';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { CallRequest } from '../../../lib/calls/CallRequest.ts';
import { secondsToWait } from '../../../lib/firebase/secondsToWait.ts';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { startStopwatch } from '../../../lib/time/startStopwatch.ts';
import { signingLimits } from '../pipeline/signingLimits.ts';
import type { CallPreview } from './CallPreview.ts';
import { simulateRequest } from './simulateRequest.ts';

interface PreviewOptions {
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

/** Latest preview of a call, with the fees shown beside it. */
export interface LatestPreview {
  /** Undefined until the first one. */
  readonly preview: CallPreview | undefined;
  /** Shows a preview from elsewhere. */
  readonly show: (preview: CallPreview) => void;
  readonly refresh: () => void;
}

/** Refreshes the preview of a call. A failed simulation is also a preview, without an answer. */
export function useCallPreview(
  request: CallRequest,
  { fees, choice, isReady, isPaused, isFollowing = false }: PreviewOptions,
): LatestPreview {
  const client = useQueryClient();
  const { network, sender, to, value, data } = request;
  const queryKey = [
    'call',
    network.id,
    sender.address,
    to,
    value.toString(),
    data,
    choice,
    fees !== undefined,
  ];
  // The fees follow the network by themselves; each preview takes the current ones.
  const latest = useRef(fees);
  useEffect(() => void (latest.current = fees));
  const { data: preview, refetch } = useQuery({
    queryKey,
    queryFn: async (): Promise<CallPreview> => {
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
    enabled: isReady,
    refetchInterval: ({ state }) =>
      isPaused ? false : Math.max(signingLimits.PREVIEW_REFRESH_MS, (state.data?.secondsToWait ?? 0) * 1_000),
    retry: false,
    gcTime: 0,
    structuralSharing: false,
    ...(isFollowing && { placeholderData: keepPreviousData }),
  });
  return {
    preview: isReady ? preview : undefined,
    show: (next) => client.setQueryData(queryKey, next),
    refresh: () => void refetch(),
  };
}
