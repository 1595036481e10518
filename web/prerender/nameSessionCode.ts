/** What whoever has a session needs: their scripts, by where they stand (`chunksOf`). */
interface SessionCode {
  /** On every page. */
  readonly session: readonly string[];
  /** On the wallet's home besides. */
  readonly home: readonly string[];
}

const EARLY = '<script src="/early.js"></script>';

/**
 * Names the scripts that a session needs to early.js, which asks for them before anything is drawn where there is one; a
 * visitor is not to load them.
 *
 * @throws Error when the page does not run early.js
 */
export function nameSessionCode(html: string, { session, home }: SessionCode): string {
  if (!html.includes(EARLY)) throw new Error('The page does not run early.js');
  const attributes = `data-session-code="${session.join(' ')}" data-home-code="${home.join(' ')}"`;
  return html.replace(EARLY, () => `<script src="/early.js" ${attributes}></script>`);
}
