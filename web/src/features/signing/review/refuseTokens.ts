import type { SimulationAnswer } from '@everything-wallet/core/schemas/simulationAnswer';
import type { CallEffects } from '@everything-wallet/core/calls/CallEffects';
import { WalletError } from '@everything-wallet/core/errors/WalletError';
import type { CallRequest } from '../../../lib/calls/CallRequest.ts';
import { tokenRefusal } from '../../../lib/calls/tokenRefusal.ts';

/**
 * Refuses calls that contradict the wallet's own data of tokens, whatever was accepted.
 *
 * @throws WalletError
 */
export function refuseTokens(
  request: CallRequest,
  effects: CallEffects,
  answer: SimulationAnswer | undefined,
): void {
  const seen = answer?.tokens.map(({ contract }) => contract);
  const refusal = tokenRefusal(request, effects, seen);
  if (refusal) throw new WalletError(`call.error.${refusal}`);
}
