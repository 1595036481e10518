import { readWantedPath, wantedPathState } from './wantedPath.ts';

/** Parameters of a link to /auth (`paths.signUp`, `paths.authFor`). */
export interface AuthQuery {
  readonly isSignUp: boolean;
  /** Path of this site to open after signing in; undefined where the link has none, or an external one. */
  readonly wantedPath: string | undefined;
}

/**
 * Reads the query of /auth. It is in the link, since the router's state is lost where the browser follows the
 * link.
 */
export function readAuthQuery(search: string): AuthQuery {
  const query = new URLSearchParams(search);
  const to = query.get('to');
  return {
    isSignUp: query.get('tab') === 'sign-up',
    wantedPath: to === null ? undefined : readWantedPath(wantedPathState(to)),
  };
}
