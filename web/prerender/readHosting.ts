import { readFileSync } from 'node:fs';

/** The parts of firebase.json that concern the pages. */
interface Hosting {
  readonly rewrites: readonly { source: string; destination?: string }[];
  readonly headers: readonly { headers: readonly { key: string; value: string }[] }[];
}

/**
 * Reads the addresses of the shell and the content security policy of all pages from firebase.json.
 *
 * @throws Error when it has no policy, or several
 */
export function readHosting(): { readonly rewrites: Hosting['rewrites']; readonly policy: string } {
  const file = new URL('../../firebase.json', import.meta.url);
  const { hosting } = JSON.parse(readFileSync(file, 'utf8')) as { hosting: Hosting };
  const [policy, ...others] = hosting.headers
    .flatMap(({ headers }) => headers)
    .filter(({ key, value }) => key === 'Content-Security-Policy' && value.includes('script-src'));
  if (!policy || others.length > 0) throw new Error('firebase.json must have one policy with script-src');
  return { rewrites: hosting.rewrites, policy: policy.value };
}
