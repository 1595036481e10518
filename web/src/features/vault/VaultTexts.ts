import { WalletError } from '@everything-wallet/core/errors/WalletError';
import { readVault } from '@everything-wallet/core/vault/readVault';
import type { PasskeyLock } from '@everything-wallet/core/vault/Vault';
import { logProblem } from '../../lib/log/logProblem.ts';
import { ownAddresses } from '../../lib/vault/ownAddresses.ts';
import type { SigningAccount } from '../../lib/vault/Signer.ts';
import type { VaultState } from '../../lib/vault/VaultContext.ts';
import type { TextId } from '../../texts/texts.ts';
import { lockedState, type StoredVault } from './StoredVault.ts';
import { storedWords } from './storedWords.ts';
import { vaultFailure } from './vaultFailure.ts';
import type { WorkerLink } from './WorkerLink.ts';

/** Addresses that are derived at each unlocking, at least: as many as BIP-44's gap limit. And at most. */
const MIN_DERIVED = 20;
const MAX_DERIVED = 500;

/** Problems of a stored vault that nothing unlocks. */
export const OF_NO_USE: ReadonlySet<TextId> = new Set(['vault.error.damaged', 'vault.error.foreign']);

/** Judges the texts of one user's vault, and notes their words and addresses. */
export class VaultTexts {
  readonly #userId: string;
  /**
   * The one text that this tab knows nothing unlocks: a lock of it opened, and its secret did not. The secret is bound to all locks, so
   * no other one unlocks it either; a wrong password opens none, and shows nothing.
   */
  #changedText: string | undefined;

  constructor(userId: string) {
    this.#userId = userId;
  }

  /** Notes that nothing unlocks a text. */
  setChanged(text: string): void {
    this.#changedText = text;
  }

  /** Reads a text without any password. */
  async read(text: string): Promise<StoredVault> {
    const { passkey, password } = (await readVault(text, this.#userId)).locks;
    return { text, passkey, hasPassword: password !== undefined };
  }

  /** Passkey that unlocks a text; undefined also where it cannot be read. */
  async passkeyOf(text: string): Promise<PasskeyLock | undefined> {
    return (await this.read(text).catch(() => undefined))?.passkey;
  }

  /** State of a locked vault. */
  async stateOf(text: string | undefined): Promise<VaultState> {
    if (text === undefined) return { status: 'none' };
    const stored = await this.read(text);
    if (text !== this.#changedText) return lockedState(stored);
    return { status: 'unusable', problem: 'vault.error.damaged', hasPassword: stored.hasPassword };
  }

  /** Checks that nothing unlocks a text, and that it has no password that could prove a removal. */
  async isLost(text: string): Promise<boolean> {
    return text === this.#changedText && !(await this.read(text)).hasPassword;
  }

  /** Reason why no password unlocks a text, as far as this tab knows; undefined where one may. */
  async problemOf(text: string): Promise<ReturnType<typeof vaultFailure> | undefined> {
    if (text === this.#changedText) return 'vault.error.damaged';
    return this.read(text).then(() => undefined, vaultFailure);
  }

  /**
   * Fails if the stored text must not be replaced. Only the account's phrase may replace a vault that no password unlocks.
   *
   * @throws WalletError 'vault.error.exists', or the problem of the stored text
   */
  async requireReplaceable(text: string | undefined, isOfAccount: boolean): Promise<void> {
    if (text === undefined) return;
    const problem = await this.problemOf(text);
    if (!isOfAccount || !problem || !OF_NO_USE.has(problem)) {
      throw new WalletError(problem ?? 'vault.error.exists');
    }
  }

  /**
   * Fails where a phrase is no proof of the stored vault. A vault that can be read must be known to hold these words, whatever
   * the account's are: after the database was restored it may hold those that reach the coins, and the account has others.
   */
  async checkPhrase(
    link: WorkerLink,
    text: string | undefined,
    proof: { phrase: string; account: SigningAccount },
  ): Promise<void> {
    const problem = text === undefined ? undefined : await this.problemOf(text);
    if (problem && !OF_NO_USE.has(problem)) throw new WalletError(problem);
    if (text === undefined || problem) await link.ask('checkPhrase', proof);
    else if (!(await this.hasWords(link, text, proof.phrase)))
      throw new WalletError('vault.error.otherWords');
  }

  /**
   * Returns true where a vault is known to hold these words.
   *
   * @param phrase undefined compares those of the vault that is unlocked in the worker
   */
  async hasWords(link: WorkerLink, text: string, phrase?: string): Promise<boolean> {
    const { mark } = await link.ask('markWords', { text, phrase });
    return mark === storedWords.read(this.#userId);
  }

  /** Stores the mark of the words in a text, those of the vault that is unlocked in the worker; without it its password is needed. */
  async noteWords(link: WorkerLink, text: string): Promise<void> {
    try {
      storedWords.write(this.#userId, (await link.ask('markWords', { text })).mark);
    } catch (error) {
      // Locked meanwhile: the next unlocking notes them.
      if (vaultFailure(error) !== 'vault.error.locked')
        logProblem('The words kept here were not noted', error);
    }
  }

  /** Stores the addresses of the unlocked keys, for the screens that show an account: stored ones may be of other words. */
  async noteAddresses(link: WorkerLink): Promise<void> {
    const known = ownAddresses.ofUser(this.#userId)?.keys() ?? [];
    const indices = [...new Set([...Array(MIN_DERIVED).keys(), ...known])].slice(0, MAX_DERIVED);
    try {
      const { addresses } = await link.ask('addresses', { indices });
      ownAddresses.write(
        this.#userId,
        new Map(addresses.map((address, place) => [indices[place] ?? place, address])),
      );
    } catch (error) {
      // Locked meanwhile: the next unlocking stores them.
      if (vaultFailure(error) !== 'vault.error.locked')
        logProblem('The addresses of this device were not stored', error);
    }
  }
}
