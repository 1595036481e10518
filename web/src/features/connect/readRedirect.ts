import { fromBase64Url } from '@everything-wallet/core/connect/fromBase64Url';
import { connectLimits } from '@everything-wallet/core/connect/connectProtocol';
import { originKind } from '@everything-wallet/core/connect/originKind';
import { isRecord } from '@everything-wallet/core/calls/typedData/isRecord';
import { namesOtherOrigin } from './namesOtherOrigin.ts';
import type { ConnectionProblem, SiteRequest } from './SiteConnection.ts';

/** Start of the fragment that holds a request. */
export const REDIRECT_PREFIX = '#request=';

/** A request that came with a navigation. */
export interface Redirect extends Omit<SiteRequest, 'id'> {
  /** The site's own, unguessable id of this request. */
  readonly id: string;
  readonly origin: string;
  /** Address without a fragment, of that origin. */
  readonly returnTo: string;
}

/**
 * Reads a request from the fragment of this page's address.
 *
 * @param referrer address of the page that led here, as the browser reports it
 * @returns the request, or the reason to refuse it
 */
export function readRedirect(hash: string, referrer: string): Redirect | ConnectionProblem {
  const message = parse(hash.slice(REDIRECT_PREFIX.length));
  if (!isRecord(message)) return 'malformed';
  const { version, id, method, params, chainId, returnTo } = message;
  if (version !== 1) return 'version';
  const isWhole =
    typeof id === 'string' &&
    /^[\w-]{16,64}$/.test(id) &&
    typeof method === 'string' &&
    method.length <= connectLimits.MAX_METHOD_CHARACTERS &&
    typeof chainId === 'string' &&
    typeof returnTo === 'string' &&
    URL.canParse(returnTo);
  if (!isWhole) return 'malformed';
  const target = new URL(returnTo);
  if (originKind(target.origin) === undefined) return 'noOrigin';
  if (!URL.canParse(referrer) || new URL(referrer).origin !== target.origin) return 'otherReferrer';
  if (namesOtherOrigin(target)) return 'otherReturn';
  target.hash = '';
  target.username = '';
  target.password = '';
  return { id, method, params, chainId, origin: target.origin, returnTo: target.href };
}

function parse(text: string): unknown {
  // Base64 is a third longer.
  if (text.length > connectLimits.MAX_REQUEST_CHARACTERS * 1.4) return undefined;
  try {
    return JSON.parse(fromBase64Url(text)) as unknown;
  } catch {
    return undefined;
  }
}
