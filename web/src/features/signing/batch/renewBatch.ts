import { SIMULATION_MS } from '@everything-wallet/core/simulation/judgeSimulation';
import { secondsToWait } from '../../../lib/firebase/secondsToWait.ts';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { startStopwatch } from '../../../lib/time/startStopwatch.ts';
import type { ConfirmedCall } from '../review/ConfirmedCall.ts';
import { areCovered } from './areCovered.ts';
import { BatchChangedError } from './BatchChangedError.ts';
import type { BatchPreview } from './BatchPreview.ts';
import { simulateBatch } from './simulateBatch.ts';

/**
 * Simulates all calls of a batch again if their preview is older than a simulation is valid: the first call must not be
 * sent where a later one fails by now.
 *
 * @returns the preview that holds now
 * @throws BatchChangedError when the result differs from the one shown
 */
export async function renewBatch(
  calls: readonly Pick<ConfirmedCall, 'request' | 'shown' | 'effects'>[],
  preview: BatchPreview,
): Promise<BatchPreview> {
  if (preview.msSinceAsked() <= SIMULATION_MS) return preview;
  const msSinceAsked = startStopwatch();
  const requests = calls.map(({ request }) => request);
  const fees = preview.calls.flatMap((call) => call.fees ?? []);
  let wait: number | undefined;
  const answers = await simulateBatch(requests, fees).catch((error: unknown) => {
    logProblem('A batch could not be simulated', error);
    wait = secondsToWait(error);
    return undefined;
  });
  const next = {
    ...preview,
    calls: fees.map((one, place) => ({ fees: one, answer: answers?.[place], msSinceAsked })),
    secondsToWait: wait,
    msSinceAsked,
  };
  const decoded = calls.map(({ shown, effects }) => ({ call: shown, description: effects }));
  if (!answers || !areCovered(preview, next, decoded)) throw new BatchChangedError(next);
  return next;
}
