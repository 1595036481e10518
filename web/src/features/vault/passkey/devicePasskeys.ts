import { WalletError } from '@everything-wallet/core/errors/WalletError';
import type { PasskeyAnswer } from '@everything-wallet/core/vault/withPasskey';
import { logProblem } from '../../../lib/log/logProblem.ts';
import type { Passkeys } from './Passkeys.ts';

/** How long the device may ask for a finger, a face or a PIN, in ms. */
const TIMEOUT_MS = 120_000;

/** Bytes of a challenge, of a handle, and of what a PRF is asked with. */
const RANDOM_BYTES = 32;

/** ECDSA with P-256 and RSA PKCS#1 v1.5, both with SHA-256 (COSE): every authenticator has one of them. */
const ALGORITHMS = [-7, -257];

/** Where a passkey's answer says that it knew its user (WebAuthn Level 3 §6.1): the flags' place, and the bit. */
const FLAGS_BYTE = 32;
const USER_VERIFIED = 0b100;

/**
 * Passkeys by WebAuthn Level 3, with the PRF extension (§10.1.4). No server takes part: what counts is the PRF's answer,
 * which opens the vault or does not; so the challenge is random and forgotten, and no signature is looked at.
 */
export const devicePasskeys: Passkeys = {
  async create(name, beside) {
    const salt = random();
    const made = await navigator.credentials
      .create({
        publicKey: {
          rp: { id: window.location.hostname, name: 'Everything Wallet' },
          // Another one each time: in a keychain that devices share, a passkey takes the place of the one with the same handle,
          // which may open the wallet on another device (WebAuthn Level 3 §6.3.2).
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
      // Some answer at once, others when they are asked.
      const prfOutput = prf.results ? outputOf(prf.results.first) : await devicePasskeys.ask(lock);
      return { ...lock, prfOutput };
    } catch (error) {
      devicePasskeys.forget(lock.credential);
      throw error;
    }
  },

  async ask({ credential, salt }) {
    // A browser from which WebAuthn was taken, or a page that is not secure any more.
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

/** Bytes in base64, as a vault keeps them. */
function textOf(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}

function descriptorOf(credential: string): PublicKeyCredentialDescriptor {
  return { type: 'public-key', id: bytesOf(credential), transports: ['internal'] };
}

/** What a PRF answered, not copied: whoever overwrites it leaves none. */
function outputOf(first: BufferSource): PasskeyAnswer['prfOutput'] {
  return ArrayBuffer.isView(first)
    ? new Uint8Array(first.buffer, first.byteOffset, first.byteLength)
    : new Uint8Array(first);
}

function isUserVerified({ response }: PublicKeyCredential): boolean {
  const { authenticatorData } = response as AuthenticatorAssertionResponse;
  return ((new Uint8Array(authenticatorData)[FLAGS_BYTE] ?? 0) & USER_VERIFIED) !== 0;
}
