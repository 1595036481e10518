import type { TextId } from '../../../texts/texts.ts';

/** What a browser says it can do (WebAuthn Level 3 §5.1.7), where it can say so. */
interface Capable {
  getClientCapabilities?: () => Promise<Record<string, boolean>>;
}

/**
 * Why this browser has no passkey that could open a vault; undefined where it may have one. That an authenticator has no
 * PRF is known for certain only when it has made a passkey.
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

/** Whether a host is an address of numbers, which no passkey can belong to (WebAuthn Level 3 §5.1.3: a valid domain). */
function isIpAddress(host: string): boolean {
  return host.startsWith('[') || /^\d+(\.\d+){3}$/.test(host);
}
