interface WantedPathState {
  readonly wantedPath: string;
}

/** What leads to /auth gives the router: the address that somebody wanted, with its query and fragment. */
export function wantedPathState(path: string): WantedPathState {
  return { wantedPath: path };
}

/**
 * Reads back where somebody wanted to go before they had to sign in; undefined where nowhere in particular.
 *
 * Browsers keep the state of a page, also over a reload, so that anything may stand there: only a path of this site is
 * taken, never an address elsewhere.
 */
export function readWantedPath(state: unknown): string | undefined {
  // No page that the build writes was wanted by anybody.
  if (typeof window === 'undefined') return undefined;
  const path = typeof state === 'object' && state !== null && 'wantedPath' in state ? state.wantedPath : '';
  const { origin } = window.location;
  if (typeof path !== 'string' || !path.startsWith('/') || !URL.canParse(path, origin)) return undefined;
  const url = new URL(path, origin);
  // '//elsewhere.example' and '/..//elsewhere.example' begin with a slash and lead away.
  if (url.origin !== origin || url.pathname.startsWith('//')) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}
