import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAuth } from '../../lib/session/useAuth.ts';
import { wantedPathState } from '../../lib/session/wantedPath.ts';

/**
 * State of a guard's redirect to /auth: the requested address, to return to it.
 *
 * Undefined after a sign-out: the next user is not led to the former user's screen.
 */
export function useWantedState(): ReturnType<typeof wantedPathState> | undefined {
  const { status } = useAuth();
  const { pathname, search, hash } = useLocation();
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (!wasSignedIn && status === 'signedIn') setWasSignedIn(true);
  return wasSignedIn ? undefined : wantedPathState(`${pathname}${search}${hash}`);
}
