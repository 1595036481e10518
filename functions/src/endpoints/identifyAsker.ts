import { bearerOf } from '../requests/callerHeaders.ts';

/** Asker of the support chat: a user, or an anonymous visitor. */
export interface Asker {
  readonly userId?: string;
}

/** A JSON Web Token; that of an emulator has no signature. */
const TOKEN = /^[\w-]+\.[\w-]+\.[\w-]*$/;

/**
 * Identifies the bearer of a request as a visitor's public credential or a user's ID token; undefined if it
 * is neither.
 *
 * @param authorization the header
 * @param publicKey the web app's API key; no secret, every browser gets it
 * @param verify returns the user id of an ID token; undefined for any other. Its errors are passed on.
 */
export async function identifyAsker(
  authorization: string | undefined,
  publicKey: string,
  verify: (token: string) => Promise<string | undefined>,
): Promise<Asker | undefined> {
  const bearer = bearerOf(authorization);
  if (bearer === undefined) return undefined;
  if (bearer === publicKey) return {};
  if (!TOKEN.test(bearer)) return undefined;
  const userId = await verify(bearer);
  // Expired, forged, of another project: it makes no difference to the caller.
  return userId === undefined ? undefined : { userId };
}
