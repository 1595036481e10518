import { WalletError } from '@everything-wallet/core/errors/WalletError';
import type { CallToSign } from '@everything-wallet/core/transactions/signCall';
import type { Transfer } from '@everything-wallet/core/transactions/signTransfer';
import type { TransferFees } from '@everything-wallet/core/transactions/transferFees';
import { readVault } from '@everything-wallet/core/vault/readVault';
import type { PasskeyLock } from '@everything-wallet/core/vault/Vault';
import { logProblem } from '../../lib/log/logProblem.ts';
import { ownAddresses } from '../../lib/vault/ownAddresses.ts';
import type { Signer, SigningAccount } from '../../lib/vault/Signer.ts';
import type { DeviceVault, VaultState } from '../../lib/vault/VaultContext.ts';
import type { TextId } from '../../texts/texts.ts';
import { idleMinutes } from './idleMinutes.ts';
import { storedWords } from './storedWords.ts';
import type { Passkeys } from './passkey/Passkeys.ts';
import { VaultStore } from './VaultStore.ts';
import { VaultTabs } from './VaultTabs.ts';
import { watchIdle } from './watchIdle.ts';
import { WorkerLink, type WorkerPort } from './WorkerLink.ts';

/** How much earlier this tab may lock when another one says that nobody is there, in ms. */
const IDLE_TOLERANCE_MS = 10_000;

/** How many addresses are derived at each unlocking, at least: as many as BIP-44's gap limit. And at most. */
const MIN_DERIVED = 20;
const MAX_DERIVED = 500;

/** What says that nothing opens what is kept. */
const OF_NO_USE: ReadonlySet<TextId> = new Set(['vault.error.damaged', 'vault.error.foreign']);

/** What opening a backup file says, in words of the file and not of the wallet on this device. */
const OF_THE_FILE: ReadonlyMap<TextId, 'vault.error.otherPhrase' | 'vault.error.file'> = new Map([
  ['send.error.phraseMismatch', 'vault.error.otherPhrase'],
  ['vault.error.damaged', 'vault.error.file'],
]);

/** What this device keeps, as far as this tab knows. */
interface Kept {
  readonly text: string;
  /** Whose passkey opens it; undefined where the password alone does. */
  readonly passkey: PasskeyLock | undefined;
}

/** An open vault: the worker that holds it, what it was read from, and the watch that ends it. */
interface Unlocked {
  readonly link: WorkerLink;
  readonly kept: Kept;
  readonly idle: ReturnType<typeof watchIdle>;
}

/**
 * One user's vault in this tab: what is kept, the worker while it is unlocked, and when it is locked again.
 */
export class VaultClient implements DeviceVault {
  readonly #userId: string;
  readonly #store: VaultStore;
  readonly #tabs: VaultTabs;
  readonly #startWorker: () => WorkerPort;
  readonly #onState: (state: VaultState) => void;
  readonly #passkeys: Passkeys;
  /** Workers that are at work for a question of this moment, to be ended with a lock. */
  readonly #busy = new Set<WorkerLink>();
  #unlocked: Unlocked | undefined;
  /**
   * The one text of which this tab knows that nothing opens it: a lock of it opened, and its secret did not. That is bound to all
   * locks, so no other one opens it either; a wrong password opens none, and says nothing.
   */
  #changedText: string | undefined;
  #isClosed = false;

  /** @param onState is told how the vault stands, whenever that changes */
  constructor(
    userId: string,
    startWorker: () => WorkerPort,
    passkeys: Passkeys,
    onState: (state: VaultState) => void,
  ) {
    this.#userId = userId;
    this.#passkeys = passkeys;
    this.#onState = onState;
    this.#startWorker = startWorker;
    this.#store = new VaultStore(userId);
    this.#tabs = new VaultTabs(userId, (news) => {
      if (news === 'active') this.#unlocked?.idle.touch();
      else if (news === 'idle') this.#lockIfIdle(IDLE_TOLERANCE_MS);
      else if (news === 'lock') this.#end();
      else {
        this.#end();
        void this.look();
      }
    });
  }

  async look(): Promise<VaultState> {
    let next: VaultState;
    try {
      next = await this.#stateOf(await this.#store.read());
    } catch (error) {
      const problem = messageOf(error);
      // A browser that keeps nothing is no problem of whoever keeps nothing.
      if (problem !== 'vault.error.storage') logProblem('The wallet on this device cannot be used', error);
      next = { status: 'unusable', problem };
    }
    if (this.#unlocked) return unlockedState(this.#unlocked.kept);
    this.#tell(next);
    return next;
  }

  async create(phrase: string, password: string, account?: SigningAccount): Promise<void> {
    await this.#replace(async (link, before) => {
      if (before !== undefined) {
        const problem = await this.#problemOf(before);
        // What no password opens gives way to the phrase of the account, and to nothing else.
        if (!account || !problem || !OF_NO_USE.has(problem)) {
          throw new WalletError(problem ?? 'vault.error.exists');
        }
      }
      return link.ask('create', { userId: this.#userId, phrase, password, account });
    });
  }

  async restore(text: string, password: string, account: SigningAccount): Promise<void> {
    await readVault(text, this.#userId).catch(throwOfFile);
    await this.#replace(async (link, before) => {
      const problem = before === undefined ? undefined : await this.#problemOf(before);
      if (problem && !OF_NO_USE.has(problem)) throw new WalletError(problem);
      const raised = await this.#attempt(() =>
        link.ask('unlock', { userId: this.#userId, text, password, account }),
      ).catch(throwOfFile);
      // Other words may be the only ones that reach the coins: they go by their own password alone.
      if (before !== undefined && !problem && !(await this.#hasWords(link, before))) {
        throw new WalletError('vault.error.exists');
      }
      return { text: raised.text ?? text };
    });
  }

  async unlock(password: string): Promise<void> {
    await this.#unlock((link, text) =>
      this.#attempt(() => link.ask('unlock', { userId: this.#userId, text, password, account: undefined })),
    );
  }

  async unlockWithPasskey(): Promise<void> {
    await this.#unlock(async (link, text) => {
      await this.#askPasskey(await this.#read(text), (prfOutput) =>
        link.ask('unlockWithPasskey', { userId: this.#userId, text, prfOutput }, [prfOutput.buffer]),
      );
      return {};
    });
  }

  lock(): void {
    this.#tabs.tell('lock');
    this.#end();
  }

  async openSigner({ address, index }: SigningAccount): Promise<Signer> {
    const own = await this.addressOf(index);
    if (own.toLowerCase() !== address.toLowerCase()) throw new WalletError('send.error.phraseMismatch');
    return {
      sign: (transfer) => this.#sign(index, transfer),
      signCall: (call) => this.#signCall(index, call),
      signTypedData: async ({ text, chainId, shownDigest, accepted }) => {
        const question = { index, data: { text, chainId, shownDigest, accepted: [...accepted] } };
        return (await this.#open().link.ask('signTypedData', question)).signature;
      },
      signPersonalMessage: async ({ message, shownDigest, accepted }) => {
        const question = { index, toSign: { message, shownDigest, accepted: [...accepted] } };
        return (await this.#open().link.ask('signPersonalMessage', question)).signature;
      },
    };
  }

  async addressOf(index: number): Promise<string> {
    const { address } = await this.#open().link.ask('address', { index });
    const known = ownAddresses.ofUser(this.#userId);
    if (known?.get(index) !== address) {
      ownAddresses.write(this.#userId, new Map(known).set(index, address));
    }
    return address;
  }

  async changePassword(password: string | undefined, next: string): Promise<void> {
    const { link, kept } = this.#open();
    const { text } = await (password === undefined
      ? this.#askPasskey(kept, (prfOutput) =>
          link.ask('changePasswordByPasskey', { prfOutput, next }, [prfOutput.buffer]),
        )
      : this.#attempt(() => link.ask('changePassword', { password, next })));
    await this.#keepChange(link, kept, text);
  }

  async addPasskey(password: string, name: string): Promise<void> {
    const { link, kept } = this.#open();
    await this.#attempt(() => link.ask('checkPassword', { password }));
    const {
      credential,
      salt,
      prfOutput: output,
    } = await this.#passkeys.create(name, kept.passkey?.credential);
    try {
      const { text } = await this.#handOver(output, (prfOutput) =>
        link.ask('addPasskey', { credential, salt, prfOutput }, [prfOutput.buffer]),
      );
      await this.#keepChange(link, kept, text);
    } catch (error) {
      this.#forget(credential);
      throw error;
    }
    // Not before the new one opens what is kept.
    this.#forget(kept.passkey?.credential);
  }

  async removePasskey(password: string): Promise<void> {
    const { link, kept } = this.#open();
    const { text } = await this.#attempt(() => link.ask('removePasskey', { password }));
    await this.#keepChange(link, kept, text);
    this.#forget(kept.passkey?.credential);
  }

  async showPhrase(password: string): Promise<string> {
    const { link } = this.#open();
    return (await this.#attempt(() => link.ask('showPhrase', { password }))).phrase;
  }

  async remove(proof: Parameters<DeviceVault['remove']>[0]): Promise<void> {
    const link = this.#start();
    let passkey: PasskeyLock | undefined;
    try {
      const text = await this.#store.read();
      if ('phrase' in proof) await this.#checkPhrase(link, text, proof);
      else if (text !== undefined) {
        const { password } = proof;
        await this.#attempt(() =>
          link.ask('unlock', { userId: this.#userId, text, password, account: undefined }),
        ).catch((error: unknown) => {
          // What nothing opens any more is worth nothing to anybody.
          if (!OF_NO_USE.has(messageOf(error))) throw error;
        });
      }
      passkey = text === undefined ? undefined : await this.#passkeyOf(text);
      await this.#store.replace(text, undefined);
      storedWords.remove(this.#userId);
      ownAddresses.remove(this.#userId);
    } finally {
      this.#drop(link);
    }
    this.#end();
    this.#tabs.tell('changed');
    this.#tell({ status: 'none' });
    this.#forget(passkey?.credential);
  }

  async backup(password: string): Promise<string> {
    const { link } = this.#open();
    await this.#attempt(() => link.ask('checkPassword', { password }));
    return (await link.ask('backup', {})).text;
  }

  waitLeft(): Promise<number> {
    return this.#store.waitLeft();
  }

  /** The user has left: locks in all tabs, and hears of nothing any more. */
  close(): void {
    if (this.#isUnlocked()) this.#tabs.tell('lock');
    this.#isClosed = true;
    this.#end();
    this.#tabs.close();
  }

  async #sign(index: number, { network, fees, token, ...transfer }: Transfer) {
    return this.#open().link.ask('sign', {
      index,
      transfer: {
        from: transfer.from,
        to: transfer.to,
        amount: transfer.amount,
        shownTotal: transfer.shownTotal,
        networkId: network.id,
        fees: feesOf(fees),
        token: token && {
          contract: token.contract,
          balance: token.balance,
          coinBalance: token.coinBalance,
        },
      },
    });
  }

  async #signCall(index: number, { from, transaction, fees, facts, ...call }: CallToSign) {
    const { to, value, data, chainId } = transaction;
    if (to === null) throw new WalletError('call.error.notShown');
    return this.#open().link.ask('signCall', {
      index,
      call: {
        from,
        transaction: { to, value, data, chainId },
        shown: call.shown,
        accepted: [...call.accepted],
        facts: facts && { standard: facts.standard, wrappedCoin: facts.wrappedCoin },
        fees: feesOf(fees),
        shownTotal: call.shownTotal,
      },
    });
  }

  /**
   * Makes a vault in a worker of its own, keeps its text, and goes on with it.
   *
   * @param make fails where what is there must stay
   */
  async #replace(
    make: (link: WorkerLink, before: string | undefined) => Promise<{ text: string }>,
  ): Promise<void> {
    const link = this.#start();
    let kept: Kept;
    let passkeyBefore: PasskeyLock | undefined;
    try {
      const before = await this.#store.read();
      const { text } = await make(link, before);
      kept = await this.#read(text);
      passkeyBefore = before === undefined ? undefined : await this.#passkeyOf(before);
      await this.#store.replace(before, text);
      await this.#noteWords(link, text);
    } catch (error) {
      this.#drop(link);
      if (messageOf(error) === 'vault.error.exists') await this.look();
      throw error;
    }
    this.#tabs.tell('changed');
    this.#end(link);
    if (passkeyBefore?.credential !== kept.passkey?.credential) this.#forget(passkeyBefore?.credential);
    try {
      this.#keep(link, kept);
    } catch (error) {
      // Locked meanwhile: it is there all the same.
      await this.look();
      throw error;
    }
  }

  /**
   * Opens what is kept, and goes on with the worker that holds it. The worker comes first, so that a lock of any tab ends
   * it, also one that comes while the disk is being read.
   *
   * @param open says with which other text, where the password is now stretched more
   */
  async #unlock(
    open: (link: WorkerLink, text: string) => Promise<{ text?: string | undefined }>,
  ): Promise<void> {
    if (this.#isUnlocked()) return;
    const link = this.#start();
    try {
      const text = await this.#store.read();
      if (text === undefined) throw new WalletError('vault.error.none');
      const raised = await open(link, text).catch((error: unknown) => {
        if (messageOf(error) === 'vault.error.damaged') this.#changedText = text;
        throw error;
      });
      const keptText = await this.#raise(text, raised.text);
      await this.#noteWords(link, keptText);
      this.#keep(link, await this.#read(keptText));
    } catch (error) {
      this.#drop(link);
      const problem = messageOf(error);
      if (problem === 'vault.error.none' || problem === 'vault.error.damaged') await this.look();
      throw error;
    }
  }

  /** Keeps a text whose password is stretched more; what cannot be kept now is raised the next time. */
  async #raise(text: string, raised: string | undefined): Promise<string> {
    if (raised === undefined) return text;
    try {
      await this.#store.replace(text, raised);
      return raised;
    } catch (error) {
      if (messageOf(error) === 'vault.error.changed') throw error;
      return text;
    }
  }

  /** Keeps what an open vault was changed to. */
  async #keepChange(link: WorkerLink, before: Kept, text: string): Promise<void> {
    let kept: Kept;
    try {
      kept = await this.#read(text);
      await this.#store.replace(before.text, text);
      await this.#noteWords(link, text);
    } catch (error) {
      // The worker has the new one, the device the old one: begin anew from what is kept.
      this.#end();
      await this.look();
      throw error;
    }
    // Another tab that is open would go on with the old one: for its backup file, for showing the phrase.
    this.#tabs.tell('changed');
    if (this.#unlocked?.link !== link) {
      await this.look();
      return;
    }
    this.#unlocked = { ...this.#unlocked, kept };
    this.#tell(unlockedState(kept));
  }

  /** Asks the passkey that opens what is kept, by a touch of now, and gives its answer to the worker. */
  async #askPasskey<T>(
    { passkey }: Kept,
    give: (prfOutput: Uint8Array<ArrayBuffer>) => Promise<T>,
  ): Promise<T> {
    if (!passkey) throw new WalletError('vault.error.passkey');
    return this.#handOver(await this.#passkeys.ask(passkey), give);
  }

  /** Tells the device that a passkey opens nothing any more: whatever it says to that, it is so. */
  #forget(credential: string | undefined): void {
    if (credential === undefined) return;
    try {
      this.#passkeys.forget(credential);
    } catch (error) {
      logProblem('A passkey of no use was left on this device', error);
    }
  }

  /** Gives what a passkey answered to the worker, and leaves nothing of it here. */
  async #handOver<T>(
    prfOutput: Uint8Array<ArrayBuffer>,
    give: (prfOutput: Uint8Array<ArrayBuffer>) => Promise<T>,
  ): Promise<T> {
    try {
      return await give(prfOutput);
    } finally {
      // The browser has taken it out of the page where it was sent; where it was not, it still stands here.
      if (prfOutput.byteLength > 0) prfOutput.fill(0);
    }
  }

  /** What a text says, without any password. */
  async #read(text: string): Promise<Kept> {
    return { text, passkey: (await readVault(text, this.#userId)).locks.passkey };
  }

  /** Whose passkey opens a text; undefined also where it cannot be read. */
  async #passkeyOf(text: string): Promise<PasskeyLock | undefined> {
    return (await this.#read(text).catch(() => undefined))?.passkey;
  }

  /** How a locked vault stands. */
  async #stateOf(text: string | undefined): Promise<VaultState> {
    if (text === undefined) return { status: 'none' };
    const kept = await this.#read(text);
    if (text !== this.#changedText) return lockedState(kept);
    return { status: 'unusable', problem: 'vault.error.damaged', hasPassword: true };
  }

  /** Why a text is no vault that a password could open, as far as this tab knows; undefined where it may be one. */
  async #problemOf(text: string): Promise<ReturnType<typeof messageOf> | undefined> {
    if (text === this.#changedText) return 'vault.error.damaged';
    return this.#read(text).then(() => undefined, messageOf);
  }

  /**
   * Fails where a phrase is no proof of what is there. A vault that can be read must be known to hold these words, whatever
   * the account's are: after the database was restored it may hold those that reach the coins, and the account has others.
   */
  async #checkPhrase(
    link: WorkerLink,
    text: string | undefined,
    proof: { phrase: string; account: SigningAccount },
  ): Promise<void> {
    const problem = text === undefined ? undefined : await this.#problemOf(text);
    if (problem && !OF_NO_USE.has(problem)) throw new WalletError(problem);
    if (text === undefined || problem) await link.ask('checkPhrase', proof);
    else if (!(await this.#hasWords(link, text, proof.phrase)))
      throw new WalletError('vault.error.otherWords');
  }

  /**
   * Whether a vault is known to hold these words.
   *
   * @param phrase undefined compares those of the vault that is open in the worker
   */
  async #hasWords(link: WorkerLink, text: string, phrase?: string): Promise<boolean> {
    const { mark } = await link.ask('markWords', { text, phrase });
    return mark === storedWords.read(this.#userId);
  }

  /** Remembers which words a text holds, those of the vault that is open in the worker; without it its password is asked for. */
  async #noteWords(link: WorkerLink, text: string): Promise<void> {
    try {
      storedWords.write(this.#userId, (await link.ask('markWords', { text })).mark);
    } catch (error) {
      // Locked meanwhile: the next one who unlocks it notes them.
      if (messageOf(error) !== 'vault.error.locked') logProblem('The words kept here were not noted', error);
    }
  }

  /** Stores the addresses of the keys that are open, for the screens that show an account: those of before were of other words, maybe. */
  async #noteAddresses(link: WorkerLink): Promise<void> {
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
      if (messageOf(error) !== 'vault.error.locked')
        logProblem('The addresses of this device were not stored', error);
    }
  }

  /** Tries a password, counted: before it is tried, and forgotten when it was right. */
  async #attempt<T>(tryIt: () => Promise<T>): Promise<T> {
    if ((await this.#store.beginAttempt()) > 0) throw new WalletError('vault.error.wait');
    let result: T;
    try {
      result = await tryIt();
    } catch (error) {
      // What the disk says of the count must not stand for what was wrong.
      if (messageOf(error) !== 'vault.error.password') await this.#store.takeBackAttempt().catch(noteCount);
      throw error;
    }
    // It was right, and the worker has gone on from it, whatever becomes of the count.
    await this.#store.forgetAttempts().catch(noteCount);
    return result;
  }

  #start(): WorkerLink {
    if (this.#isClosed) throw new WalletError('vault.error.locked');
    const link = new WorkerLink(this.#startWorker(), () => {
      this.#busy.delete(link);
      if (this.#unlocked?.link === link) this.#end();
    });
    this.#busy.add(link);
    return link;
  }

  #drop(link: WorkerLink): void {
    this.#busy.delete(link);
    link.end();
  }

  /** Goes on with a worker that holds the open vault, unless it was ended meanwhile. */
  #keep(link: WorkerLink, kept: Kept): void {
    if (!this.#busy.delete(link) || this.#isClosed) {
      link.end();
      throw new WalletError('vault.error.locked');
    }
    if (this.#unlocked) {
      // Unlocked twice at once: one worker does.
      link.end();
      return;
    }
    this.#unlocked = {
      link,
      kept,
      idle: watchIdle({
        limitMs: () => idleMinutes.read() * 60_000,
        onIdle: () => this.#lockIfIdle(0),
        onActive: () => this.#tabs.tell('active'),
      }),
    };
    this.#tell(unlockedState(kept));
    void this.#noteAddresses(link);
  }

  #lockIfIdle(toleranceMs: number): void {
    if (!this.#unlocked?.idle.isOver(toleranceMs)) return;
    this.#end();
    this.#tabs.tell('idle');
  }

  /** Ends every worker but one that takes over. */
  #end(except?: WorkerLink): void {
    for (const link of this.#busy) if (link !== except) this.#drop(link);
    if (!this.#unlocked) return;
    const { idle, link: held, kept } = this.#unlocked;
    idle.stop();
    held.end();
    this.#unlocked = undefined;
    this.#tell(lockedState(kept));
  }

  /** The open vault; nobody is served after the time, though no timer rang. */
  #open(): Unlocked {
    this.#lockIfIdle(0);
    if (!this.#unlocked) throw new WalletError('vault.error.locked');
    return this.#unlocked;
  }

  #isUnlocked(): boolean {
    return this.#unlocked !== undefined;
  }

  #tell(state: VaultState): void {
    if (!this.#isClosed) this.#onState(state);
  }
}

function lockedState({ passkey }: Kept): VaultState {
  return { status: 'locked', hasPasskey: passkey !== undefined };
}

function unlockedState({ passkey }: Kept): VaultState {
  return { status: 'unlocked', hasPasskey: passkey !== undefined };
}

/** The fields that the worker knows, and no other ones. */
function feesOf({ gasLimit, gasPrice, maxPriorityFeePerGas, l1Fee, nonce }: TransferFees) {
  return { gasLimit, gasPrice, maxPriorityFeePerGas, l1Fee, nonce };
}

function throwOfFile(error: unknown): never {
  const ofFile = OF_THE_FILE.get(messageOf(error));
  throw ofFile ? new WalletError(ofFile, { cause: error }) : error;
}

function noteCount(error: unknown): void {
  logProblem('Wrong passwords could not be counted', error);
}

function messageOf(error: unknown) {
  return error instanceof WalletError ? error.textId : 'vault.error.failed';
}
