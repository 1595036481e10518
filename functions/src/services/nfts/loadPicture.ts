import { contentOf, type Gateways } from './contentOf.ts';
import { fetchGuarded } from './fetchGuarded.ts';
import type { Internet } from './internet.ts';
import { FetchProblemError } from './FetchProblemError.ts';

/** Bytes of a picture, and milliseconds for all of it. */
const MAX_BYTES = 10_000_000;
const FETCH_MS = 5_000;

/** Types of pictures, and those that many servers send instead; the bytes decide. */
const PICTURE_TYPES =
  /^(image\/[\w.+-]+|(application|binary)\/octet-stream|text\/plain|(application|text)\/xml|)$/;

/**
 * Fetches the bytes of the picture that metadata name.
 *
 * @throws FetchProblemError
 */
export async function loadPicture(picture: string, gateways: Gateways, internet?: Internet): Promise<Buffer> {
  const content = contentOf(picture, gateways);
  if (content.kind === 'inline') {
    if (content.bytes.length > MAX_BYTES) throw new FetchProblemError('tooLarge', 'too many bytes');
    return content.bytes;
  }
  const bounds = {
    maxBytes: MAX_BYTES,
    timeoutMs: FETCH_MS,
    isWanted: (type: string) => PICTURE_TYPES.test(type),
    gateway: content.gateway,
  };
  return fetchGuarded(content.url, bounds, internet);
}
