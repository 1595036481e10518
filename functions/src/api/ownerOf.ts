import type { WebhookOwner } from '../services/webhooks/WebhookService.ts';
import type { CallerKey } from './ApiEnvironment.ts';
import { challenge } from './challenge.ts';

/**
 * Returns the key and the user of a request.
 *
 * @throws ApiProblem key_missing
 */
export function ownerOf(caller: CallerKey | undefined): WebhookOwner {
  if (!caller) throw challenge('key_missing');
  return { userId: caller.userId, keyId: caller.id };
}
