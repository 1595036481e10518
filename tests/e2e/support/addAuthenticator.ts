import type { CDPSession } from '@playwright/test';

/** Behavior of a virtual authenticator. */
interface Behavior {
  readonly hasPrf: boolean;
  /** False refuses each check of the user, as if the user had cancelled it. */
  readonly isUserVerified?: boolean;
}

/**
 * Adds an authenticator of the device (Chromium's virtual one, WebDriver's WebAuthn extension), whose user is recognised
 * at once.
 *
 * @returns its id
 */
export async function addAuthenticator(
  client: CDPSession,
  { hasPrf, isUserVerified = true }: Behavior,
): Promise<string> {
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      ctap2Version: 'ctap2_1',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      hasPrf,
      isUserVerified,
      automaticPresenceSimulation: true,
    },
  });
  return authenticatorId;
}
