import type { Page } from '@playwright/test';
import type { Account } from './account.ts';

/** Lifetime of the Auth emulator's ID tokens, in ms. */
const TOKEN_LIFE_MS = 3_600_000;

/**
 * Stores a session where the Firebase SDK reads it, as if the account had signed in before.
 *
 * Tests of other screens need not go through /auth.
 *
 * @param origin where the context has no base URL
 */
export async function startSession(
  page: Page,
  { uid, email, idToken, refreshToken }: Account,
  origin = '',
): Promise<void> {
  // A page of the right origin that runs no code.
  await page.goto(`${origin}/favicon.svg`);
  const apiKey = await page.evaluate(async () => {
    const response = await fetch('/__/firebase/init.json');
    return ((await response.json()) as { apiKey: string }).apiKey;
  });
  const session = {
    uid,
    email,
    emailVerified: false,
    isAnonymous: false,
    providerData: [],
    stsTokenManager: { accessToken: idToken, refreshToken, expirationTime: Date.now() + TOKEN_LIFE_MS },
    apiKey,
    appName: '[DEFAULT]',
  };
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    `firebase:authUser:${apiKey}:[DEFAULT]`,
    JSON.stringify(session),
  ] as const);
}
