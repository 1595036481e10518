import { randomUUID } from 'node:crypto';
import { postJson } from './postJson.ts';
import { stack } from './stack.ts';

/** E-mail and password of a sign-up. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** An account that exists. */
export interface Account extends Credentials {
  readonly uid: string;
  /** Authenticates requests to the other services. */
  readonly idToken: string;
  /** Gets further ID tokens. */
  readonly refreshToken: string;
}

/** Returns new credentials. */
export function newCredentials(): Credentials {
  return { email: `${randomUUID()}@example.com`, password: 'correct horse' };
}

/**
 * Signs a user up who has not seen a recovery phrase, and signs in again: a sign-up across a change of the
 * second returns a token of the former second, which the Auth emulator treats as revoked.
 */
export async function createAccount(): Promise<Account> {
  const credentials = newCredentials();
  await identify('signUp', credentials);
  return identify('signInWithPassword', credentials);
}

/** The account behind credentials that were signed up with in the browser. */
export async function findAccount(credentials: Credentials): Promise<Account> {
  return identify('signInWithPassword', credentials);
}

async function identify(call: 'signUp' | 'signInWithPassword', credentials: Credentials): Promise<Account> {
  const url = `${stack.authUrl}/identitytoolkit.googleapis.com/v1/accounts:${call}?key=local`;
  const answer = await postJson<{ localId: string; idToken: string; refreshToken: string }>(url, {
    ...credentials,
    returnSecureToken: true,
  });
  return { ...credentials, uid: answer.localId, idToken: answer.idToken, refreshToken: answer.refreshToken };
}

/** An e-mail that the Auth emulator would have sent. */
export interface SentEmail {
  readonly email: string;
  readonly requestType: string;
  /** The address in the e-mail. */
  readonly oobLink: string;
}

/** The e-mails sent to an address. */
export async function emailsTo(address: string): Promise<SentEmail[]> {
  const response = await fetch(`${stack.authUrl}/emulator/v1/projects/${stack.projectId}/oobCodes`);
  const { oobCodes } = (await response.json()) as { oobCodes: SentEmail[] };
  return oobCodes.filter(({ email }) => email === address);
}
