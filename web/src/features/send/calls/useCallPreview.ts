import type { TransferFees } from '@everything-wallet/core/transactions/transferFees';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { CallRequest } from '../../../lib/calls/CallRequest.ts';
import { secondsToWait } from '../../../lib/firebase/secondsToWait.ts';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { startStopwatch } from '../../../lib/time/startStopwatch.ts';
import type { CallPreview } from './CallPreview.ts';
import { simulateCall } from './simulateCall.ts';
import { simulationQuestionOf } from './simulatedCallOf.ts';

/** How often what a call would do is asked anew, in ms: so that it is less than a block of Ethereum old when it is signed. */
const LOOK_MS = 8_000;

interface LookOptions {
  /** What would be signed now; undefined where nobody can say what it costs. */
  readonly fees: TransferFees | undefined;
  /** What somebody chose of the fees: another choice is another look. */
  readonly choice: string;
  /** Whether there is something to look at: fees, or that there are none. */
  readonly isReady: boolean;
  /** What is being signed must not change under it. */
  readonly isPaused: boolean;
}

/** What a call would do, again and again, each time with the fees that are shown beside it. */
export interface StoredScan {
  /** Undefined until there was one. */
  readonly look: CallPreview | undefined;
  /** Shows what was found out elsewhere. */
  readonly show: (look: CallPreview) => void;
  readonly refresh: () => void;
}

/** Keeps what a call would do up to date. What could not be asked is a look as well: one that says so. */
export function useCallPreview(
  request: CallRequest,
  { fees, choice, isReady, isPaused }: LookOptions,
): StoredScan {
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
  // The fees follow the network by themselves; each look takes those of its moment.
  const latest = useRef(fees);
  useEffect(() => void (latest.current = fees));
  const { data: look, refetch } = useQuery({
    queryKey,
    queryFn: async (): Promise<CallPreview> => {
      const lookFees = latest.current;
      const msSinceAsked = startStopwatch();
      try {
        const answer = await simulateCall(simulationQuestionOf(request, lookFees));
        return { fees: lookFees, answer, msSinceAsked };
      } catch (error) {
        logProblem('A call could not be simulated', error);
        return { fees: lookFees, answer: undefined, secondsToWait: secondsToWait(error), msSinceAsked };
      }
    },
    enabled: isReady,
    refetchInterval: ({ state }) =>
      isPaused ? false : Math.max(LOOK_MS, (state.data?.secondsToWait ?? 0) * 1_000),
    retry: false,
    gcTime: 0,
    structuralSharing: false,
  });
  return {
    look: isReady ? look : undefined,
    show: (next) => client.setQueryData(queryKey, next),
    refresh: () => void refetch(),
  };
}
