import { contentOf, type Gateways } from './contentOf.ts';
import { fetchGuarded, type FetchBounds } from './fetchGuarded.ts';
import { FetchProblemError } from './FetchProblemError.ts';
import { parseMetadata, type ParsedMetadata } from './parseMetadata.ts';

/** Bytes of metadata, and milliseconds for all of it. */
const MAX_BYTES = 1_000_000;
const TIMEOUT_MS = 5_000;

/** Types that are never JSON; many servers send 'text/plain', or none. */
const OTHER_TYPES = /^(text\/html|application\/xhtml\+xml|image\/|video\/|audio\/|multipart\/)/;

/**
 * Reads the metadata that a contract names, which are untrusted bytes: only in a function without secrets.
 *
 * @param uri as in the contract
 * @throws FetchProblemError
 */
export async function loadMetadata(
  uri: string,
  gateways: Gateways,
  fetch: (url: URL, bounds: FetchBounds) => Promise<Buffer> = fetchGuarded,
): Promise<ParsedMetadata> {
  const { picture, ...metadata } = parseMetadata(await bytesAt(uri, gateways, fetch));
  return picture !== undefined && isContent(picture, gateways) ? { ...metadata, picture } : metadata;
}

async function bytesAt(
  uri: string,
  gateways: Gateways,
  fetch: (url: URL, bounds: FetchBounds) => Promise<Buffer>,
): Promise<Buffer> {
  const content = contentOf(uri, gateways);
  if (content.kind === 'inline') {
    if (content.bytes.length > MAX_BYTES) throw new FetchProblemError('tooLarge', 'too many bytes');
    return content.bytes;
  }
  return fetch(content.url, {
    maxBytes: MAX_BYTES,
    timeoutMs: TIMEOUT_MS,
    isWanted: (type) => !OTHER_TYPES.test(type),
    gateway: content.gateway,
  });
}

function isContent(uri: string, gateways: Gateways): boolean {
  try {
    return Boolean(contentOf(uri, gateways));
  } catch {
    return false;
  }
}
