import { enforceAppCheckParam } from '../configuration.ts';
import { withDeadline } from '../errors/withDeadline.ts';

/** Milliseconds that the keys of App Check are waited for; without them no app is verified. */
const TIMEOUT_MS = 5_000;

/** Returns true if a request may be answered by its App Check token: any request, if not enforced. */
export async function isAppVerified(token: string | undefined): Promise<boolean> {
  if (!enforceAppCheckParam.value()) return true;
  if (token === undefined) return false;
  // The emulator has no keys to verify tokens with, neither here nor of callables.
  if (process.env['FUNCTIONS_EMULATOR'] === 'true') return true;
  const { getAppCheck } = await import('firebase-admin/app-check');
  return withDeadline(getAppCheck().verifyToken(token), TIMEOUT_MS).then(
    () => true,
    () => false,
  );
}
