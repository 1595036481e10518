import type { SimulationAnswer } from '@everything-wallet/core/schemas/simulationAnswer';
import { judgeSimulation } from '@everything-wallet/core/simulation/judgeSimulation';
import type { TransferFees } from '@everything-wallet/core/transactions/transferFees';
import { secondsToWait } from '../../../lib/firebase/secondsToWait.ts';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { startStopwatch } from '../../../lib/time/startStopwatch.ts';
import type { ConfirmedCall } from './ConfirmedCall.ts';
import { isCovered } from './isCovered.ts';
import { refuseBroken } from './refuseBroken.ts';
import { refuseTokens } from './refuseTokens.ts';
import { simulatedCallOf } from './simulatedCallOf.ts';
import { simulateRequest } from './simulateRequest.ts';
import { SimulationChangedError } from './SimulationChangedError.ts';

/**
 * Simulates again if the preview is too old, or has other fees.
 *
 * @throws WalletError where the new simulation breaks a promise of the screen, or contradicts the wallet's data of tokens
 * @throws SimulationChangedError when the result differs from the one shown
 */
export async function checkSimulation(
  { request, shown, effects, preview }: ConfirmedCall,
  fees: TransferFees,
): Promise<void> {
  const isOfCall = (answer: SimulationAnswer, ageMs: number) =>
    judgeSimulation(answer, simulatedCallOf(request, fees), 0, ageMs) === 'current';
  if (preview.answer && isOfCall(preview.answer, preview.msSinceAsked())) return;
  const msSinceAsked = startStopwatch();
  let wait: number | undefined;
  const answer = await simulateRequest(request, fees).catch((error: unknown) => {
    logProblem('A call could not be simulated', error);
    wait = secondsToWait(error);
    return undefined;
  });
  refuseTokens(request, effects, answer);
  const isOfThis = !answer || isOfCall(answer, msSinceAsked());
  // A rate limit must be waited for, even after uncertainty was accepted.
  if (wait !== undefined || !isOfThis || !isCovered(preview.answer, answer, { call: shown, effects })) {
    const next = { fees, answer: isOfThis ? answer : undefined, secondsToWait: wait, msSinceAsked };
    throw new SimulationChangedError(next);
  }
  refuseBroken(request, answer);
}
