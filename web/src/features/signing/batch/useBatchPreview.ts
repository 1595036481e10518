import type { GasEstimate } from '@everything-wallet/core/schemas/gasEstimate';
import type { SimulationAnswer } from '@everything-wallet/core/schemas/simulationAnswer';
import type { TransferFees } from '@everything-wallet/core/transactions/transferFees';
import { useEffect, useRef } from 'react';
import type { CallRequest } from '../../../lib/calls/CallRequest.ts';
import { secondsToWait } from '../../../lib/firebase/secondsToWait.ts';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { startStopwatch } from '../../../lib/time/startStopwatch.ts';
import { signingLimits } from '../pipeline/signingLimits.ts';
import { usePreview, type LatestPreview } from '../review/usePreview.ts';
import { batchFees } from './batchFees.ts';
import type { BatchPreview } from './BatchPreview.ts';
import { gasLimitsOf } from './gasLimitsOf.ts';
import { simulateBatch } from './simulateBatch.ts';

/** Calls after the first for each of which a preview is refreshed less often: each counts against the rate limit. */
const CALLS_PER_REFRESH = 6;

/** Milliseconds between two previews, at most: one that is older than a minute is not signed. */
const MAX_REFRESH_MS = 40_000;

/** Fees of a batch as they are known now. */
interface KnownFees {
  /** Chosen fees; undefined if unknown. */
  readonly prices: TransferFees | undefined;
  /** Estimate of the first call; undefined without one. */
  readonly estimate: GasEstimate | undefined;
}

interface BatchPreviewOptions extends KnownFees {
  /** Selected fee level or prices: a change starts a new preview. */
  readonly choice: string;
  /** True if fees are available, or known to be unavailable. */
  readonly isReady: boolean;
  /** True during a signature: the preview must not change under it. */
  readonly isPaused: boolean;
}

/** Refreshes the preview of a batch. A failed simulation is also a preview, without answers. */
export function useBatchPreview(
  requests: readonly CallRequest[],
  { prices, estimate, choice, isReady, isPaused }: BatchPreviewOptions,
): LatestPreview<BatchPreview> {
  const latest = useRef<KnownFees>({ prices, estimate });
  useEffect(() => void (latest.current = { prices, estimate }));
  // Found by the first simulation; a later one that fails may have run out of gas.
  const limits = useRef<readonly bigint[]>(undefined);
  const steps = Math.ceil(requests.length / CALLS_PER_REFRESH);
  return usePreview<BatchPreview>({
    queryKey: [
      'batch',
      requests.map(({ network, sender, to, value, data }) => [
        ...[network.id, sender.address, to, value.toString(), data],
      ]),
      choice,
      prices !== undefined,
    ],
    ask: async () => {
      const { preview, foundLimits } = await askPreview(requests, latest.current, limits.current);
      limits.current = foundLimits;
      return preview;
    },
    isReady,
    isPaused,
    refreshMs: Math.min(MAX_REFRESH_MS, steps * signingLimits.PREVIEW_REFRESH_MS),
  });
}

async function askPreview(
  requests: readonly CallRequest[],
  { prices, estimate }: KnownFees,
  known: readonly bigint[] | undefined,
): Promise<{ readonly preview: BatchPreview; readonly foundLimits: readonly bigint[] | undefined }> {
  let msSinceAsked = startStopwatch();
  try {
    // Without gas limits, the gas that they need has to be found first.
    const first = known ? undefined : await simulateBatch(requests, undefined);
    const limits = known ?? gasLimitsOf(first ?? []);
    if (!prices || !estimate || !limits) {
      const answers = first ?? (await simulateBatch(requests, undefined));
      return { preview: previewOf(answers, undefined, limits, msSinceAsked), foundLimits: limits };
    }
    const fees = batchFees(prices, estimate, requests, limits);
    msSinceAsked = startStopwatch();
    const answers = await simulateBatch(requests, fees);
    const isFailing = answers.some(({ outcome }) => outcome?.succeeds === false);
    return {
      preview: previewOf(answers, fees, limits, msSinceAsked),
      foundLimits: isFailing ? undefined : limits,
    };
  } catch (error) {
    logProblem('A batch could not be simulated', error);
    const calls = requests.map(() => ({ fees: undefined, answer: undefined, msSinceAsked }));
    const preview = { calls, limits: undefined, secondsToWait: secondsToWait(error), msSinceAsked };
    return { preview, foundLimits: known };
  }
}

function previewOf(
  answers: readonly SimulationAnswer[],
  fees: readonly TransferFees[] | undefined,
  limits: readonly bigint[] | undefined,
  msSinceAsked: () => number,
): BatchPreview {
  const calls = answers.map((answer, place) => ({ fees: fees?.[place], answer, msSinceAsked }));
  return { calls, limits, msSinceAsked };
}
