import { toBase64url } from './toBase64url.ts';

/**
 * Leaves the page for the wallet, which answers at this address.
 *
 * @param url Origin of the wallet.
 * @returns False where that is impossible: in a frame, which the wallet refuses, and without sessionStorage.
 */
export function startRedirect(
  url: string,
  { method, params, chainId }: { method: string; params: unknown; chainId: string },
): boolean {
  if (top !== window) return false;
  const { href, hash } = location;
  const request = { id: toBase64url(crypto.getRandomValues(new Uint8Array(16))), method, params, chainId };
  const message = { version: 1, ...request, returnTo: href.replace(/#.*/, '') };
  const link = document.createElement('a');
  link.href = `${url}/connect#request=${toBase64url(new TextEncoder().encode(JSON.stringify(message)))}`;
  // The wallet takes the site's identity from the referrer.
  link.referrerPolicy = 'origin';
  try {
    const pending = { ...request, at: Date.now(), url, hash };
    sessionStorage.setItem('everything-wallet:redirect', JSON.stringify(pending));
  } catch {
    return false;
  }
  link.click();
  return true;
}
