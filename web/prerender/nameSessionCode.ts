/** Scripts needed in addition to those every visitor loads (`chunksOf`). */
interface SessionCode {
  /** With a session, at every address of the page. */
  readonly session: readonly string[];
  /** With a session, additionally on the wallet's home. */
  readonly home?: readonly string[];
  /** Without a session: guards redirect to sign-in. */
  readonly visitor?: readonly string[];
}

/** Start of the element that contains early.js (inlineEarlyScript.ts). */
const EARLY = '<script id="early"';

/**
 * Passes scripts to early.js, which knows before the first paint whether there is a session, and requests
 * only those that are needed.
 *
 * @throws Error when the page does not contain early.js
 */
export function nameSessionCode(html: string, code: SessionCode): string {
  if (!html.includes(EARLY)) throw new Error('The page does not contain early.js');
  const attributes = Object.entries<readonly string[]>({ ...code }).map(
    ([who, files]) => ` data-${who}-code="${files.join(' ')}"`,
  );
  return html.replace(EARLY, () => EARLY + attributes.join(''));
}
