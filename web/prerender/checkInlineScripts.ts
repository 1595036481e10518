import { scriptHash } from '../scriptHash.ts';

/** Scripts in a page, apart from those that are files of their own. */
const INLINE = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/**
 * Checks that a page has early.js and no other inline script, byte for byte as the policy allows it. The browser would refuse any
 * other.
 *
 * @param policy content security policy of the page
 * @throws Error when the policy does not allow the page's one inline script
 */
export function checkInlineScripts(html: string, policy: string): void {
  const [early, ...others] = [...html.matchAll(INLINE)].map(([, script = '']) => scriptHash(script));
  if (early === undefined || others.length > 0 || !policy.includes(early)) {
    throw new Error(
      `A page must have one inline script, which firebase.json allows: it has ${String([early, ...others])}`,
    );
  }
}
