import { hasStoredSession } from '../../features/auth/hasStoredSession.ts';
import { loadedPart } from '../loadedPart.tsx';

/**
 * SessionWaiting, loaded on demand with the wallet's frame: without a session a guard redirects and needs
 * none of it.
 */
export const LoadedSessionWaiting = loadedPart(
  async () => (await import('./SessionWaiting.tsx')).SessionWaiting,
);

if (hasStoredSession()) LoadedSessionWaiting.preload().catch(() => undefined);
