import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAuth } from '../../lib/session/useAuth.ts';
import { wantedPathState } from '../../lib/session/wantedPath.ts';

/**
 * What a guard tells /auth: the address that a visitor wanted, to be led back to it.
 *
 * Who was signed in here and is no longer has left: the next person to sign in is not led to their screen.
 */
export function useWantedState(): ReturnType<typeof wantedPathState> | undefined {
  const { status } = useAuth();
  const { pathname, search, hash } = useLocation();
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (!wasSignedIn && status === 'signedIn') setWasSignedIn(true);
  return wasSignedIn ? undefined : wantedPathState(`${pathname}${search}${hash}`);
}
