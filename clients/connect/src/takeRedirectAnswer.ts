import { connectLimits } from '@everything-wallet/core/connect/connectProtocol';
import { parseJson } from './parseJson.ts';
import { toRecord } from './toRecord.ts';

const KEY = 'everything-wallet:redirect';
const FRAGMENT = '#everything-wallet=';

interface TakenAnswer {
  readonly method: string;
  readonly params: unknown;
  /** Chain of the request as hex. */
  readonly chainId: string;
  /** The wallet's message: `result` or `error`, and `state`. */
  readonly answer: { readonly result?: unknown; readonly error?: unknown; readonly state?: unknown };
}

/**
 * Takes the wallet's answer from the address and restores the fragment that was there before. An answer to another
 * request, a late one and a second one are ignored.
 *
 * @param url Origin of the wallet.
 */
export function takeRedirectAnswer(url: string): TakenAnswer | undefined {
  const { pathname, search, hash } = location;
  if (!hash.startsWith(FRAGMENT)) return undefined;
  const pending = toRecord(parseJson(() => sessionStorage.getItem(KEY)));
  // Another wallet's provider on this page takes it.
  if (pending['url'] && pending['url'] !== url) return undefined;
  const before = typeof pending['hash'] === 'string' ? pending['hash'] : '';
  history.replaceState(history.state, '', pathname + search + before);
  const answer = toRecord(parseJson(() => decode(hash.slice(FRAGMENT.length))));
  if (!pending['id'] || answer['id'] !== pending['id'] || answer['version'] !== 1) return undefined;
  sessionStorage.removeItem(KEY);
  const isInTime = Date.now() - (pending['at'] as number) <= connectLimits.REDIRECT_TIMEOUT_MS;
  return isInTime ? ({ ...pending, answer } as unknown as TakenAnswer) : undefined;
}

function decode(text: string): string {
  const characters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder().decode(Uint8Array.from(characters, (character) => character.charCodeAt(0)));
}
