import { WalletError } from '@everything-wallet/core/errors/WalletError';
import type { PasskeyAnswer } from '@everything-wallet/core/vault/makePasskeyLock';
import { logProblem } from '../../../lib/log/logProblem.ts';
import type { Passkeys } from './Passkeys.ts';

/** Time for the device's finger, face or PIN prompt, in ms. */
const TIMEOUT_MS = 120_000;

/** Length of a challenge, a handle and a PRF salt, in bytes. */
const RANDOM_BYTES = 32;

/** ECDSA with P-256 and RSA PKCS#1 v1.5, both with SHA-256 (COSE): every authenticator has one of them. */
const ALGORITHMS = [-7, -257];

/** User-verified flag of an assertion (WebAuthn Level 3 §6.1): its byte and its bit. */
const FLAGS_BYTE = 32;
const USER_VERIFIED = 0b100;

/**
 * Passkeys by WebAuthn Level 3, with the PRF extension (§10.1.4). No server takes part: only the PRF output counts, which decrypts the
 * vault or does not; so the challenge is random and discarded, and no signature is verified.
 */
export const devicePasskeys: Passkeys = {
  async create(name, beside) {
    const salt = random();
    const made = await navigator.credentials
      .create({
        publicKey: {
          rp: { id: window.location.hostname, name: 'Everything Wallet' },
          // A new one each time: in a keychain that devices share, a passkey replaces the one with the same handle, which may unlock the
          // wallet on another device (WebAuthn Level 3 §6.3.2).
          user: { id: random(), name, displayName: name },
          challenge: random(),
          pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
          excludeCredentials: beside === undefined ? [] : [descriptorOf(beside)],
          authenticatorSelection: {
            authenticatorAttachment: 'platform',
            residentKey: 'required',
            userVerification: 'required',
          },
          attestation: 'none',
          timeout: TIMEOUT_MS,
          extensions: { prf: { eval: { first: salt } } },
        },
      })
      .catch((cause: unknown) => {
        const isThere = cause instanceof DOMException && cause.name === 'InvalidStateError';
        throw new WalletError(isThere ? 'vault.error.passkeyThere' : 'vault.error.passkeyNotMade', { cause });
      });
    if (!(made instanceof PublicKeyCredential)) throw new WalletError('vault.error.passkeyNotMade');
    const lock = { credential: textOf(new Uint8Array(made.rawId)), salt: textOf(salt) };
    try {
      const { prf } = made.getClientExtensionResults();
      if (prf?.enabled !== true) throw new WalletError('vault.error.passkeyNoPrf');
      // Some evaluate it on creation, others only in an assertion; without user verification the output would be another.
      const isEvaluated = prf.results !== undefined && isCreationVerified(made);
      const prfOutput =
        isEvaluated && prf.results ? outputOf(prf.results.first) : await devicePasskeys.ask(lock);
      return { ...lock, prfOutput };
    } catch (error) {
      devicePasskeys.forget(lock.credential);
      throw error;
    }
  },

  async ask({ credential, salt }) {
    // WebAuthn may be missing, or the page no longer secure.
    if (typeof PublicKeyCredential === 'undefined') throw new WalletError('vault.error.passkeyRefused');
    const answer = await navigator.credentials
      .get({
        publicKey: {
          rpId: window.location.hostname,
          challenge: random(),
          allowCredentials: [descriptorOf(credential)],
          userVerification: 'required',
          timeout: TIMEOUT_MS,
          extensions: { prf: { eval: { first: bytesOf(salt) } } },
        },
      })
      .catch((cause: unknown) => {
        throw new WalletError('vault.error.passkeyRefused', { cause });
      });
    if (!(answer instanceof PublicKeyCredential) || !isUserVerified(answer)) {
      throw new WalletError('vault.error.passkeyRefused');
    }
    const first = answer.getClientExtensionResults().prf?.results?.first;
    if (!first) throw new WalletError('vault.error.passkeyNoPrf');
    return outputOf(first);
  },

  forget(credential) {
    if (typeof PublicKeyCredential === 'undefined') return;
    const { signalUnknownCredential } = PublicKeyCredential as {
      signalUnknownCredential?: (options: { rpId: string; credentialId: string }) => Promise<void>;
    };
    signalUnknownCredential
      ?.call(PublicKeyCredential, {
        rpId: window.location.hostname,
        credentialId: credential.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, ''),
      })
      .catch((error: unknown) => logProblem('A passkey of no use was left on this device', error));
  },
};

function random(): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(RANDOM_BYTES));
}

/** Encodes bytes in base64, as a vault stores them. */
function textOf(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}

function descriptorOf(credential: string): PublicKeyCredentialDescriptor {
  return { type: 'public-key', id: bytesOf(credential), transports: ['internal'] };
}

/** Returns a PRF output without a copy: overwriting it leaves nothing. */
function outputOf(first: BufferSource): PasskeyAnswer['prfOutput'] {
  return ArrayBuffer.isView(first)
    ? new Uint8Array(first.buffer, first.byteOffset, first.byteLength)
    : new Uint8Array(first);
}

function isCreationVerified({ response }: PublicKeyCredential): boolean {
  return hasVerifiedUser((response as AuthenticatorAttestationResponse).getAuthenticatorData());
}

function isUserVerified({ response }: PublicKeyCredential): boolean {
  return hasVerifiedUser((response as AuthenticatorAssertionResponse).authenticatorData);
}

function hasVerifiedUser(authenticatorData: ArrayBuffer): boolean {
  return ((new Uint8Array(authenticatorData)[FLAGS_BYTE] ?? 0) & USER_VERIFIED) !== 0;
}
