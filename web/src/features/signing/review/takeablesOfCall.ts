import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import type { CallEffects } from '@everything-wallet/core/calls/CallEffects';
import { PERMIT2 } from '@everything-wallet/core/calls/permit2';
import type { SimulationOutcome } from '@everything-wallet/core/schemas/simulationAnswer';
import type { CallRequest } from '../../../lib/calls/CallRequest.ts';
import { declaredTakeables } from '../../../lib/takeable/declaredTakeables.ts';
import { joinTakeables } from '../../../lib/takeable/joinTakeables.ts';
import { simulatedTakeables } from '../../../lib/takeable/simulatedTakeables.ts';
import type { Takeable } from '../../../lib/takeable/Takeable.ts';

/**
 * Returns what a call lets spenders take: by the approvals of its simulation, which may be more than it declares, and by
 * what it declares where the simulation does not cover everything.
 *
 * @param outcome undefined or null without one
 */
export function takeablesOfCall(
  { to, sender }: Pick<CallRequest, 'to' | 'sender'>,
  { permissions }: CallEffects,
  outcome: SimulationOutcome | null | undefined,
): readonly Takeable[] {
  if (outcome?.succeeds === false) return [];
  const simulated = outcome ? simulatedTakeables(outcome, sender.address) : [];
  if (outcome?.isWhole) return simulated;
  const isByPermit2 = to !== null && sameAddress(to, PERMIT2);
  return joinTakeables([...simulated, ...declaredTakeables(permissions, sender.address, isByPermit2)]);
}
