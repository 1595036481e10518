import { useEffect, useRef } from 'react';
import { siteState } from '../../features/connect/siteState.ts';
import { useSiteConnection } from '../../features/connect/useSiteConnection.ts';
import { useAuth } from '../../lib/session/useAuth.ts';

/**
 * Ends the website's requests when the session ends: what is signed is answered with the state of its user, the rest is
 * refused with 4900. The next user has not been asked, and the site should not wait for them.
 */
export function useRefusalAtSignOut(): void {
  const { connection, state } = useSiteConnection();
  const { status } = useAuth();
  const hadSession = useRef(false);
  useEffect(() => {
    if (status === 'signedIn') hadSession.current = true;
    if (status !== 'signedOut' || !hadSession.current || state.status !== 'open') return;
    hadSession.current = false;
    // An answer to a redirect leaves this page, which may still be sending: it waits for the next session.
    if (!connection.isRedirect) connection.answerSigned();
    for (const { id } of state.requests) {
      if (connection.signedAnswer(id) !== undefined) continue;
      const error = { code: 4900, message: 'The user has signed out of the wallet' };
      connection.refuse(id, error, siteState(undefined));
    }
  }, [connection, state, status]);
}
