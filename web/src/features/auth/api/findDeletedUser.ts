import { z } from 'zod';
import { firebaseServices } from '../../../lib/firebase/firebaseServices.ts';

/** The needed part of a session that Firebase stores. */
const sessionSchema = z.object({ uid: z.string(), stsTokenManager: z.object({ refreshToken: z.string() }) });

const refusalSchema = z.object({ error: z.object({ message: z.string() }) });

/**
 * Finds out if a session ended because its account was deleted. Firebase's SDK reports the same for every ended session; the
 * service it queries does not (https://firebase.google.com/docs/reference/rest/auth#section-refresh-token).
 *
 * @param session as Firebase wrote it into this browser
 * @returns the user's id; undefined if the session ended for another reason or the reason is unknown: nothing is deleted on a
 * guess
 */
export async function findDeletedUser(session: string): Promise<string | undefined> {
  const { uid, stsTokenManager } = sessionSchema.parse(JSON.parse(session));
  const { auth } = await firebaseServices();
  const { emulatorConfig } = auth;
  const origin = emulatorConfig
    ? `${emulatorConfig.protocol}://${emulatorConfig.host}:${emulatorConfig.port}/securetoken.googleapis.com`
    : 'https://securetoken.googleapis.com';
  const response = await fetch(`${origin}/v1/token?key=${auth.app.options.apiKey ?? ''}`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: stsTokenManager.refreshToken }),
  });
  if (response.ok) return undefined;
  const refusal = refusalSchema.safeParse(await response.json()).data;
  return refusal?.error.message === 'USER_NOT_FOUND' ? uid : undefined;
}
