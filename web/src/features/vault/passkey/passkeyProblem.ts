import type { TextId } from '../../../texts/texts.ts';

/** Capabilities that a browser reports (WebAuthn Level 3 §5.1.7). */
interface Capable {
  getClientCapabilities?: () => Promise<Record<string, boolean>>;
}

/**
 * Returns the reason why this browser has no passkey that could unlock a vault; undefined if it may have one. Only a created passkey shows
 * for certain whether its authenticator has a PRF.
 */
export async function passkeyProblem(): Promise<TextId | undefined> {
  if (!window.isSecureContext) return 'device.passkey.insecure';
  if (isIpAddress(window.location.hostname)) return 'device.passkey.ipAddress';
  if (!('PublicKeyCredential' in window)) return 'device.passkey.noWebAuthn';
  const { getClientCapabilities } = PublicKeyCredential as Capable;
  const capabilities = await getClientCapabilities?.call(PublicKeyCredential).catch(() => undefined);
  if (capabilities?.['extension:prf'] === false) return 'device.passkey.noPrf';
  const hasAuthenticator = await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().catch(
    () => false,
  );
  return hasAuthenticator ? undefined : 'device.passkey.noAuthenticator';
}

/** Checks for a numeric host, which no passkey can belong to (WebAuthn Level 3 §5.1.3: a valid domain). */
function isIpAddress(host: string): boolean {
  return host.startsWith('[') || /^\d+(\.\d+){3}$/.test(host);
}
