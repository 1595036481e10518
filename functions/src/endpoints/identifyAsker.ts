import { bearerOf } from '../requests/bearerOf.ts';

/** Who asks the support chat: a user, or a visitor of whom nothing is known. */
export interface Asker {
  readonly userId?: string;
}

/** A JSON Web Token; that of an emulator has no signature. */
const TOKEN = /^[\w-]+\.[\w-]+\.[\w-]*$/;

/**
 * Takes the bearer of a request for a visitor's public credential or a user's ID token; undefined when it is neither.
 *
 * @param authorization the header
 * @param publicKey the web app's API key; no secret, every browser is told it
 * @param verify reads the user id of an ID token; undefined for any other. What it throws is passed on.
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
  // Expired, forged, of another project: all the same to who asks.
  return userId === undefined ? undefined : { userId };
}
