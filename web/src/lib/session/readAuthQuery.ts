import { readWantedPath, wantedPathState } from './wantedPath.ts';

/** Parameters of a link to /auth (`paths.signUp`, `paths.authFor`). */
export interface AuthQuery {
  readonly isSignUp: boolean;
  /** The path of this site to go to after signing in; undefined where the link names none, or one elsewhere. */
  readonly wantedPath: string | undefined;
}

/** Reads the query of /auth. It stands in the link, since the state of the router is lost where the browser follows the link. */
export function readAuthQuery(search: string): AuthQuery {
  const query = new URLSearchParams(search);
  const to = query.get('to');
  return {
    isSignUp: query.get('tab') === 'sign-up',
    wantedPath: to === null ? undefined : readWantedPath(wantedPathState(to)),
  };
}
