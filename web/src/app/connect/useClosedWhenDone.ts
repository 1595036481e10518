import { connectLimits } from '@everything-wallet/core/connect/connectProtocol';
import { useEffect, useRef } from 'react';
import type { ConnectionState } from '../../features/connect/SiteConnection.ts';

type OpenState = Extract<ConnectionState, { status: 'open' }>;

/** Closes the window a moment after its last answer: until then, a further request of the site finds it open. */
export function useClosedWhenDone(state: ConnectionState): void {
  const hasAsked = useRef(false);
  const count =
    state.status === 'open' && !state.hasLeft && !hasNotice(state) ? state.requests.length : undefined;
  useEffect(() => {
    if (count === undefined) return undefined;
    if (count > 0) {
      hasAsked.current = true;
      return undefined;
    }
    // A tab that came by a redirect returns by itself, and closing it would end that.
    if (!hasAsked.current || !window.opener) return undefined;
    const timer = setTimeout(() => window.close(), connectLimits.LINGER_MS);
    return () => clearTimeout(timer);
  }, [count]);
}

/** Returns true while the window shows a limit: the user closes it. */
function hasNotice({ requests, limit }: OpenState): boolean {
  return requests.length === 0 && limit !== undefined;
}
