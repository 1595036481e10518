import { WalletError } from '@everything-wallet/core/errors/WalletError';
import type { PasskeyAnswer } from '@everything-wallet/core/vault/makePasskeyLock';
import type { Passkeys } from '../passkey/Passkeys.ts';

/** A device's passkeys in memory: each has its own PRF, with equal output for equal salts. */
export class FakePasskeys implements Passkeys {
  /** Offset that each passkey adds to a salt, by its id. */
  readonly made = new Map<string, number>();
  /** All PRF outputs. */
  readonly answers: Uint8Array[] = [];
  readonly names: string[] = [];
  /** The `beside` passkey of each creation. */
  readonly excluded: (string | undefined)[] = [];

  create(name: string, beside?: string): Promise<PasskeyAnswer> {
    this.names.push(name);
    this.excluded.push(beside);
    // As an authenticator does (WebAuthn Level 3 §6.3.2, InvalidStateError).
    if (beside !== undefined && this.made.has(beside)) {
      return Promise.reject(new WalletError('vault.error.passkeyThere'));
    }
    const number = this.names.length;
    const credential = Buffer.from(`passkey ${number}`).toString('base64');
    const salt = Buffer.alloc(32, number).toString('base64');
    this.made.set(credential, number * 7);
    return Promise.resolve({ credential, salt, prfOutput: this.#answer(credential, salt) });
  }

  ask({ credential, salt }: { credential: string; salt: string }): Promise<PasskeyAnswer['prfOutput']> {
    if (!this.made.has(credential)) return Promise.reject(new WalletError('vault.error.passkeyRefused'));
    return Promise.resolve(this.#answer(credential, salt));
  }

  forget(credential: string): void {
    this.made.delete(credential);
  }

  #answer(credential: string, salt: string): Uint8Array<ArrayBuffer> {
    const own = this.made.get(credential) ?? 0;
    const answer = Uint8Array.from(Buffer.from(salt, 'base64'), (byte) => byte + own);
    this.answers.push(answer);
    return answer;
  }
}
