import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import type { CallEffects } from '@everything-wallet/core/calls/CallEffects';
import { PERMIT2 } from '@everything-wallet/core/calls/permit2';
import type { SimulationOutcome } from '@everything-wallet/core/schemas/simulationAnswer';
import type { CallRequest } from '../../../lib/calls/CallRequest.ts';
import { declaredTakeables } from '../../../lib/takeable/declaredTakeables.ts';
import { simulatedTakeables } from '../../../lib/takeable/simulatedTakeables.ts';
import type { Takeable } from '../../../lib/takeable/Takeable.ts';

/**
 * Returns what a call lets spenders take: by the approvals of its simulation, which may be more than it declares; by
 * what it declares where there is none.
 *
 * @param outcome undefined or null without one
 */
export function takeablesOfCall(
  { to, sender }: Pick<CallRequest, 'to' | 'sender'>,
  { permissions }: CallEffects,
  outcome: SimulationOutcome | null | undefined,
): readonly Takeable[] {
  if (outcome) return outcome.succeeds ? simulatedTakeables(outcome, sender.address) : [];
  const isByPermit2 = to !== null && sameAddress(to, PERMIT2);
  return declaredTakeables(permissions, sender.address, isByPermit2);
}
