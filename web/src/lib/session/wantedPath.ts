interface WantedPathState {
  readonly wantedPath: string;
}

/** Builds the router state of a link to /auth: the requested address, with its query and fragment. */
export function wantedPathState(path: string): WantedPathState {
  return { wantedPath: path };
}

/**
 * Reads the address that was requested before the sign-in; undefined for none.
 *
 * Browsers keep the state of a page, also over a reload, so its content is untrusted: only a path of this
 * site is accepted, never an external address.
 */
export function readWantedPath(state: unknown): string | undefined {
  // Prerendered pages are public: none of them is reached by a redirect.
  if (typeof window === 'undefined') return undefined;
  const path = typeof state === 'object' && state !== null && 'wantedPath' in state ? state.wantedPath : '';
  const { origin } = window.location;
  if (typeof path !== 'string' || !path.startsWith('/') || !URL.canParse(path, origin)) return undefined;
  const url = new URL(path, origin);
  // '//elsewhere.example' and '/..//elsewhere.example' begin with a slash but are external.
  if (url.origin !== origin || url.pathname.startsWith('//')) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}
