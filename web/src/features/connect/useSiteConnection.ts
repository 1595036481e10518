import { use, useSyncExternalStore } from 'react';
import type { ConnectionState, SiteConnection } from './SiteConnection.ts';
import { SiteConnectionContext } from './SiteConnectionContext.ts';

/** Returns the connection of this window, with its current state. */
export function useSiteConnection(): {
  readonly connection: SiteConnection;
  readonly state: ConnectionState;
} {
  const connection = use(SiteConnectionContext);
  if (!connection) throw new Error('Not inside of /connect');
  const state = useSyncExternalStore(connection.subscribe, () => connection.state);
  return { connection, state };
}
