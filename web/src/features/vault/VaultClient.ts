import { WalletError } from '@everything-wallet/core/errors/WalletError';
import type { PasskeyAnswer } from '@everything-wallet/core/vault/makePasskeyLock';
import { readVault } from '@everything-wallet/core/vault/readVault';
import type { PasskeyLock } from '@everything-wallet/core/vault/Vault';
import { logProblem } from '../../lib/log/logProblem.ts';
import { ownAddresses } from '../../lib/vault/ownAddresses.ts';
import type { Signer, SigningAccount } from '../../lib/vault/Signer.ts';
import type { DeviceVault, VaultState } from '../../lib/vault/VaultContext.ts';
import { storedWords } from './storedWords.ts';
import type { Passkeys } from './passkey/Passkeys.ts';
import { VaultStore } from './VaultStore.ts';
import { VaultTabs } from './VaultTabs.ts';
import { WorkerLink, type WorkerPort } from './WorkerLink.ts';
import { countedAttempt } from './countedAttempt.ts';
import { askPasskey } from './passkey/askPasskey.ts';
import { forgetPasskey } from './passkey/forgetPasskey.ts';
import { forgetUnstored } from './passkey/forgetUnstored.ts';
import { throwBackupProblem } from './throwBackupProblem.ts';
import { handOver } from './passkey/handOver.ts';
import { unlockedState, type StoredVault } from './StoredVault.ts';
import { vaultFailure } from './vaultFailure.ts';
import { OF_NO_USE, VaultTexts } from './VaultTexts.ts';
import { VaultWorkers } from './VaultWorkers.ts';
import { workerSigner } from './workerSigner.ts';

/** Time by which this tab may lock earlier when another one is idle, in ms. */
const IDLE_TOLERANCE_MS = 10_000;

/** One user's vault in this tab: stored, unlocked in a worker, and locked again. */
export class VaultClient implements DeviceVault {
  readonly #userId: string;
  readonly #store: VaultStore;
  readonly #tabs: VaultTabs;
  readonly #texts: VaultTexts;
  readonly #workers: VaultWorkers;
  readonly #passkeys: Passkeys;

  /** @param onState called with the state of the vault, whenever it changes */
  constructor(
    userId: string,
    startWorker: () => WorkerPort,
    passkeys: Passkeys,
    onState: (state: VaultState) => void,
  ) {
    this.#userId = userId;
    this.#passkeys = passkeys;
    this.#store = new VaultStore(userId);
    this.#texts = new VaultTexts(userId);
    this.#workers = new VaultWorkers({
      startWorker,
      onState,
      onUnlocked: (link) => void this.#texts.noteAddresses(link),
      onActive: () => this.#tabs.notify('active'),
      onIdle: () => this.#tabs.notify('idle'),
    });
    this.#tabs = new VaultTabs(userId, (news) => {
      if (news === 'active') this.#workers.touch();
      else if (news === 'idle') this.#workers.lockIfIdle(IDLE_TOLERANCE_MS);
      else if (news === 'lock') this.#workers.end();
      else {
        this.#workers.end();
        void this.refresh();
      }
    });
  }

  async refresh(): Promise<VaultState> {
    let next: VaultState;
    try {
      next = await this.#texts.stateOf(await this.#store.read());
    } catch (error) {
      const problem = vaultFailure(error);
      // A browser without storage is a problem only for people who store a wallet in it.
      if (problem !== 'vault.error.storage') logProblem('The wallet on this device cannot be used', error);
      next = { status: 'unusable', problem };
    }
    const { unlocked } = this.#workers;
    if (unlocked) return unlockedState(unlocked);
    this.#workers.setState(next);
    return next;
  }

  async create(phrase: string, password: string, account?: SigningAccount): Promise<void> {
    await this.#replace(async (link, before) => {
      await this.#texts.requireReplaceable(before, account !== undefined);
      return link.ask('create', { userId: this.#userId, phrase, password, account });
    });
  }

  newPasskey(name: string): Promise<PasskeyAnswer> {
    return this.#passkeys.create(name);
  }

  async createWithPasskey(phrase: string, { prfOutput: output, ...lock }: PasskeyAnswer): Promise<void> {
    try {
      await handOver(output, (prfOutput) =>
        this.#replace(async (link, before) => {
          await this.#texts.requireReplaceable(before, false);
          const question = { userId: this.#userId, phrase, passkey: { ...lock, prfOutput } };
          return link.ask('createWithPasskey', question, [prfOutput.buffer]);
        }),
      );
    } catch (error) {
      const readStored = async () => this.#texts.passkeyOf((await this.#store.read()) ?? '');
      await forgetUnstored(this.#passkeys, lock.credential, readStored);
      throw error;
    }
  }

  dropPasskey({ credential, prfOutput }: PasskeyAnswer): void {
    if (prfOutput.byteLength > 0) prfOutput.fill(0);
    forgetPasskey(this.#passkeys, credential);
  }

  async restore(text: string, password: string, account: SigningAccount): Promise<void> {
    await readVault(text, this.#userId).catch(throwBackupProblem);
    await this.#replace(async (link, before) => {
      const problem = before === undefined ? undefined : await this.#texts.problemOf(before);
      if (problem && !OF_NO_USE.has(problem)) throw new WalletError(problem);
      const raised = await countedAttempt(this.#store, () =>
        link.ask('unlock', { userId: this.#userId, text, password, account }),
      ).catch(throwBackupProblem);
      // Another phrase may be the only one for its coins: only its own password may remove it.
      if (before !== undefined && !problem && !(await this.#texts.hasWords(link, before))) {
        throw new WalletError('vault.error.exists');
      }
      return { text: raised.text ?? text };
    });
  }

  async unlock(password: string): Promise<void> {
    await this.#unlock((link, text) =>
      countedAttempt(this.#store, () =>
        link.ask('unlock', { userId: this.#userId, text, password, account: undefined }),
      ),
    );
  }

  async unlockWithPasskey(): Promise<void> {
    await this.#unlock(async (link, text) => {
      await askPasskey(this.#passkeys, await this.#texts.read(text), (prfOutput) =>
        link.ask('unlockWithPasskey', { userId: this.#userId, text, prfOutput }, [prfOutput.buffer]),
      );
      return {};
    });
  }

  lock(): void {
    this.#tabs.notify('lock');
    this.#workers.end();
  }

  async openSigner({ address, index }: SigningAccount): Promise<Signer> {
    const own = await this.addressOf(index);
    if (own.toLowerCase() !== address.toLowerCase()) throw new WalletError('send.error.phraseMismatch');
    return workerSigner(index, () => this.#workers.open().link);
  }

  async addressOf(index: number): Promise<string> {
    const { address } = await this.#workers.open().link.ask('address', { index });
    const known = ownAddresses.ofUser(this.#userId);
    if (known?.get(index) !== address) {
      ownAddresses.write(this.#userId, new Map(known).set(index, address));
    }
    return address;
  }

  async changePassword(password: string | undefined, next: string): Promise<void> {
    const { link, stored } = this.#workers.open();
    const { text } = await (password === undefined
      ? askPasskey(this.#passkeys, stored, (prfOutput) =>
          link.ask('changePasswordByPasskey', { prfOutput, next }, [prfOutput.buffer]),
        )
      : countedAttempt(this.#store, () => link.ask('changePassword', { password, next })));
    await this.#keepChange(link, stored, text);
  }

  async addPasskey(password: string, name: string): Promise<void> {
    const { link, stored } = this.#workers.open();
    await countedAttempt(this.#store, () => link.ask('checkPassword', { password }));
    const {
      credential,
      salt,
      prfOutput: output,
    } = await this.#passkeys.create(name, stored.passkey?.credential);
    try {
      const { text } = await handOver(output, (prfOutput) =>
        link.ask('addPasskey', { credential, salt, prfOutput }, [prfOutput.buffer]),
      );
      await this.#keepChange(link, stored, text);
    } catch (error) {
      forgetPasskey(this.#passkeys, credential);
      throw error;
    }
    // Only after the new passkey unlocks the stored vault.
    forgetPasskey(this.#passkeys, stored.passkey?.credential);
  }

  async removePasskey(password: string): Promise<void> {
    const { link, stored } = this.#workers.open();
    const { text } = await countedAttempt(this.#store, () => link.ask('removePasskey', { password }));
    await this.#keepChange(link, stored, text);
    forgetPasskey(this.#passkeys, stored.passkey?.credential);
  }

  async showPhrase(password: string): Promise<string> {
    const { link } = this.#workers.open();
    return (await countedAttempt(this.#store, () => link.ask('showPhrase', { password }))).phrase;
  }

  async remove(proof: Parameters<DeviceVault['remove']>[0]): Promise<void> {
    const link = this.#workers.start();
    let passkey: PasskeyLock | undefined;
    try {
      const text = await this.#store.read();
      if ('phrase' in proof) await this.#texts.checkPhrase(link, text, proof);
      else if (text !== undefined && !(await this.#texts.isLost(text))) {
        const { password } = proof;
        await countedAttempt(this.#store, () =>
          link.ask('unlock', { userId: this.#userId, text, password, account: undefined }),
        ).catch((error: unknown) => {
          // A vault that nothing can unlock needs no valid password.
          if (!OF_NO_USE.has(vaultFailure(error))) throw error;
        });
      }
      passkey = text === undefined ? undefined : await this.#texts.passkeyOf(text);
      await this.#store.replace(text, undefined);
      storedWords.remove(this.#userId);
      ownAddresses.remove(this.#userId);
    } finally {
      this.#workers.drop(link);
    }
    this.#workers.end();
    this.#tabs.notify('changed');
    this.#workers.setState({ status: 'none' });
    forgetPasskey(this.#passkeys, passkey?.credential);
  }

  async backup(password: string): Promise<string> {
    const { link } = this.#workers.open();
    await countedAttempt(this.#store, () => link.ask('checkPassword', { password }));
    return (await link.ask('backup', {})).text;
  }

  waitLeft(): Promise<number> {
    return this.#store.waitLeft();
  }

  /** Locks in all tabs after the sign-out, and ignores everything from then on. */
  close(): void {
    if (this.#workers.unlocked) this.#tabs.notify('lock');
    this.#workers.close();
    this.#tabs.close();
  }

  /**
   * Creates a vault in its own worker, stores its text, and holds the worker.
   *
   * @param make throws if the stored vault must stay
   */
  async #replace(
    make: (link: WorkerLink, before: string | undefined) => Promise<{ text: string }>,
  ): Promise<void> {
    const link = this.#workers.start();
    let stored: StoredVault;
    let passkeyBefore: PasskeyLock | undefined;
    try {
      const before = await this.#store.read();
      const { text } = await make(link, before);
      stored = await this.#texts.read(text);
      passkeyBefore = before === undefined ? undefined : await this.#texts.passkeyOf(before);
      await this.#store.replace(before, text);
      await this.#texts.noteWords(link, text);
    } catch (error) {
      this.#workers.drop(link);
      if (vaultFailure(error) === 'vault.error.exists') await this.refresh();
      throw error;
    }
    this.#tabs.notify('changed');
    this.#workers.end(link);
    if (passkeyBefore?.credential !== stored.passkey?.credential)
      forgetPasskey(this.#passkeys, passkeyBefore?.credential);
    try {
      this.#workers.keep(link, stored);
    } catch (error) {
      // Locked in the meantime; the vault is stored nevertheless.
      await this.refresh();
      throw error;
    }
  }

  /**
   * Unlocks the stored vault, and holds its worker. Starts the worker before it reads the disk, so that a lock in any tab ends it even
   * during the read.
   *
   * @param open returns another text if it stretches the password more
   */
  async #unlock(
    open: (link: WorkerLink, text: string) => Promise<{ text?: string | undefined }>,
  ): Promise<void> {
    if (this.#workers.unlocked) return;
    const link = this.#workers.start();
    try {
      const text = await this.#store.read();
      if (text === undefined) throw new WalletError('vault.error.none');
      const raised = await open(link, text).catch((error: unknown) => {
        if (vaultFailure(error) === 'vault.error.damaged') this.#texts.setChanged(text);
        throw error;
      });
      const keptText = await this.#raise(text, raised.text);
      await this.#texts.noteWords(link, keptText);
      this.#workers.keep(link, await this.#texts.read(keptText));
    } catch (error) {
      this.#workers.drop(link);
      const problem = vaultFailure(error);
      if (problem === 'vault.error.none' || problem === 'vault.error.damaged') await this.refresh();
      throw error;
    }
  }

  /** Stores a text with a more stretched password; after a failure, the next unlock stretches it again. */
  async #raise(text: string, raised: string | undefined): Promise<string> {
    if (raised === undefined) return text;
    try {
      await this.#store.replace(text, raised);
      return raised;
    } catch (error) {
      if (vaultFailure(error) === 'vault.error.changed') throw error;
      return text;
    }
  }

  /** Stores the changed text of an unlocked vault. */
  async #keepChange(link: WorkerLink, before: StoredVault, text: string): Promise<void> {
    let stored: StoredVault;
    try {
      stored = await this.#texts.read(text);
      await this.#store.replace(before.text, text);
      await this.#texts.noteWords(link, text);
    } catch (error) {
      // The worker has the new text, the device the old one: starts again from the stored one.
      this.#workers.end();
      await this.refresh();
      throw error;
    }
    // Otherwise another open tab would use the old one, for example for a backup file.
    this.#tabs.notify('changed');
    if (!this.#workers.change(link, stored)) await this.refresh();
  }
}
