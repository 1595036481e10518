import { allowedAddress, type Exemptions } from '../nfts/allowedAddress.ts';
import { internet, type Internet } from '../nfts/internet.ts';
import { WebhookProblemError } from './WebhookProblemError.ts';

/** Milliseconds to resolve the host. */
const TIMEOUT_MS = 5_000;

/**
 * Refuses a URL that would get no deliveries: its host has no address, or one that is not public. Deliveries check it again.
 *
 * @throws WebhookProblemError 'url'
 */
export async function requireWebhookUrl(
  url: URL,
  exemptions: Pick<Exemptions, 'allowsLocal'>,
  resolve: Internet['resolve'] = internet.resolve,
): Promise<void> {
  try {
    await allowedAddress(url, AbortSignal.timeout(TIMEOUT_MS), resolve, exemptions);
  } catch (error) {
    throw new WebhookProblemError('url', { cause: error });
  }
}
