import { hasStoredSession } from '../../features/auth/hasStoredSession.ts';
import { loadedPart } from '../loadedPart.tsx';

/** SessionWaiting, which brings the wallet's frame: without a session a guard leads away and needs none of it. */
export const LoadedSessionWaiting = loadedPart(
  async () => (await import('./SessionWaiting.tsx')).SessionWaiting,
);

if (hasStoredSession()) LoadedSessionWaiting.preload().catch(() => undefined);
