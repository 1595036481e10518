/** Query parameter with which the browser, or the service worker, opens the scanner (public/manifest.webmanifest). */
const PARAMETER = 'link';

/** Longer than a shared payment link with the words around it. */
const MAX_LENGTH = 4000;

const LINK = /ethereum:[^\s<>"']+/gi;
const ADDRESS = /(?<![\da-z])0x[\da-f]{40}(?![\da-z])/gi;

/**
 * Finds a payment link or an address in what another application shared, or in the `web+ethereum:` link with which it opened the wallet.
 *
 * @returns text for the scanner's field; empty if what was shared has none, or several different ones: the wallet does not
 *   choose a recipient, and repeats no other text, which may be a secret; undefined if nothing was shared
 */
export function readSharedPayment(search: string): string | undefined {
  const shared = new URLSearchParams(search).get(PARAMETER)?.trim() ?? '';
  if (shared === '') return undefined;
  const text = shared.slice(0, MAX_LENGTH).replaceAll(/web\+ethereum:/gi, 'ethereum:');
  const links = distinct(text.match(LINK));
  const found = links.length > 0 ? links : distinct(text.match(ADDRESS));
  return found.length === 1 ? (found[0] ?? '') : '';
}

function distinct(texts: readonly string[] | null): readonly string[] {
  return [...new Set(texts)];
}
