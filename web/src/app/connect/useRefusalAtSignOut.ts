import { useEffect, useRef } from 'react';
import { siteState } from '../../features/connect/siteState.ts';
import { useSiteConnection } from '../../features/connect/useSiteConnection.ts';
import { useAuth } from '../../lib/session/useAuth.ts';

/**
 * Refuses the website's requests with 4900 when the session ends, except those that are signed: the next user has not
 * been asked, and the site should not wait for them.
 */
export function useRefusalAtSignOut(): void {
  const { connection, state } = useSiteConnection();
  const { status } = useAuth();
  const hadSession = useRef(false);
  useEffect(() => {
    if (status === 'signedIn') hadSession.current = true;
    if (status !== 'signedOut' || !hadSession.current || state.status !== 'open') return;
    hadSession.current = false;
    for (const { id } of state.requests) {
      if (connection.signedAnswer(id) !== undefined) continue;
      const error = { code: 4900, message: 'The user has signed out of the wallet' };
      connection.refuse(id, error, siteState(undefined));
    }
  }, [connection, state, status]);
}
