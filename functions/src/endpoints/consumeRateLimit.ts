import type { IncomingMessage } from 'node:http';
import {
  callsPerMinuteOfAddressParam,
  callsPerMinuteParam,
  counterKeySecret,
  trustedProxiesParam,
} from '../configuration.ts';
import { attempts } from '../data/attempts.ts';
import { rejectDeletedAccount } from '../services/account/rejectDeletedAccount.ts';
import { addressKey } from '../services/limits/addressKey.ts';
import { callLimitsOf } from '../services/limits/callLimitsOf.ts';
import { CallLimiter, type CallCost } from '../services/limits/CallLimiter.ts';
import { tooManyRequests } from '../services/limits/tooManyRequests.ts';
import { clientAddress } from '../requests/callerHeaders.ts';

const limiter = new CallLimiter(attempts);

/**
 * Counts a call against the limits of its user and of the address it comes from.
 *
 * @throws ServiceError 'resource-exhausted' with the time to try again
 */
export async function consumeRateLimit(
  userId: string,
  cost: CallCost,
  request: IncomingMessage,
): Promise<void> {
  const address = addressKey(counterKeySecret.value(), clientAddress(request, trustedProxiesParam.value()));
  const limits = callLimitsOf(cost.budget, {
    perUser: callsPerMinuteParam.value(),
    perAddress: callsPerMinuteOfAddressParam.value(),
  });
  const waitMs = await limiter
    .take({ userId, address }, cost, limits, Date.now())
    .catch(rejectDeletedAccount);
  if (waitMs > 0) throw tooManyRequests('server.tooManyRequests', waitMs);
}
