import { WalletError } from '@everything-wallet/core/errors/WalletError';
import type { Transfer } from '@everything-wallet/core/transactions/signTransfer';
import { readVault } from '@everything-wallet/core/vault/readVault';
import { logProblem } from '../../lib/log/logProblem.ts';
import type { Signer, SigningAccount } from '../../lib/vault/Signer.ts';
import type { DeviceVault, VaultState } from '../../lib/vault/VaultContext.ts';
import { idleMinutes } from './idleMinutes.ts';
import { VaultStore } from './VaultStore.ts';
import { VaultTabs } from './VaultTabs.ts';
import { watchIdle } from './watchIdle.ts';
import { WorkerLink, type WorkerPort } from './WorkerLink.ts';

/** How much earlier this tab may lock when another one says that nobody is there, in ms. */
const IDLE_TOLERANCE_MS = 10_000;

/** An open vault: the worker that holds it, and the watch that ends it. */
interface Unlocked {
  readonly link: WorkerLink;
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
  /** Workers that are at work for a question of this moment, to be ended with a lock. */
  readonly #busy = new Set<WorkerLink>();
  #unlocked: Unlocked | undefined;
  #isClosed = false;

  /** @param onState is told how the vault stands, whenever that changes */
  constructor(userId: string, startWorker: () => WorkerPort, onState: (state: VaultState) => void) {
    this.#userId = userId;
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
      const text = await this.#store.read();
      if (text !== undefined) await readVault(text, this.#userId);
      next = { status: text === undefined ? 'none' : 'locked' };
    } catch (error) {
      const problem = messageOf(error);
      // A browser that keeps nothing is no problem of whoever keeps nothing.
      if (problem !== 'vault.error.storage') logProblem('The wallet on this device cannot be used', error);
      next = { status: 'unusable', problem };
    }
    if (this.#isUnlocked()) return { status: 'unlocked' };
    this.#tell(next);
    return next;
  }

  async create(phrase: string, password: string, account?: SigningAccount): Promise<void> {
    await this.#replace((link) => link.ask('create', { userId: this.#userId, phrase, password, account }));
  }

  async restore(text: string, password: string, account: SigningAccount): Promise<void> {
    await readVault(text, this.#userId).catch((error: unknown) => {
      const isNoVault = messageOf(error) === 'vault.error.damaged';
      throw isNoVault ? new WalletError('vault.error.file', { cause: error }) : error;
    });
    await this.#replace(async (link) => {
      const raised = await link
        .ask('unlock', { userId: this.#userId, text, password, account })
        .catch((error: unknown) => {
          const isOther = messageOf(error) === 'send.error.phraseMismatch';
          throw isOther ? new WalletError('vault.error.otherPhrase', { cause: error }) : error;
        });
      return { text: raised.text ?? text };
    });
  }

  async unlock(password: string): Promise<void> {
    if (this.#isUnlocked()) return;
    const text = await this.#store.read();
    if (text === undefined) {
      await this.look();
      throw new WalletError('vault.error.none');
    }
    const link = this.#start();
    try {
      const raised = await this.#attempt(() =>
        link.ask('unlock', { userId: this.#userId, text, password, account: undefined }),
      );
      // What cannot be kept now is raised the next time.
      if (raised.text !== undefined) await this.#store.write(raised.text).catch(() => undefined);
      this.#keep(link);
    } catch (error) {
      this.#drop(link);
      if (messageOf(error) === 'vault.error.damaged') {
        this.#tell({ status: 'unusable', problem: 'vault.error.damaged' });
      }
      throw error;
    }
  }

  lock(): void {
    this.#tabs.tell('lock');
    this.#end();
  }

  async openSigner({ address, index }: SigningAccount): Promise<Signer> {
    const own = await this.addressOf(index);
    if (own.toLowerCase() !== address.toLowerCase()) throw new WalletError('send.error.phraseMismatch');
    return { sign: (transfer) => this.#sign(index, transfer) };
  }

  async addressOf(index: number): Promise<string> {
    return (await this.#link().ask('address', { index })).address;
  }

  async changePassword(password: string, next: string): Promise<void> {
    const link = this.#link();
    const { text } = await this.#attempt(() => link.ask('changePassword', { password, next }));
    try {
      await this.#store.write(text);
    } catch (error) {
      // The worker has the new password, the device the old one: begin anew from what is kept.
      this.#end();
      throw error;
    }
    // Another tab that is open would go on with the old password: for its backup file, for showing the phrase.
    this.#tabs.tell('changed');
  }

  async showPhrase(password: string): Promise<string> {
    const link = this.#link();
    return (await this.#attempt(() => link.ask('showPhrase', { password }))).phrase;
  }

  async remove(proof: Parameters<DeviceVault['remove']>[0]): Promise<void> {
    const link = this.#start();
    try {
      if ('phrase' in proof) await link.ask('checkPhrase', proof);
      else {
        const text = await this.#store.read();
        if (text !== undefined) {
          const { password } = proof;
          await this.#attempt(() =>
            link.ask('unlock', { userId: this.#userId, text, password, account: undefined }),
          );
        }
      }
      await this.#store.remove();
    } finally {
      this.#drop(link);
    }
    this.#end();
    this.#tabs.tell('changed');
    this.#tell({ status: 'none' });
  }

  async backup(): Promise<string> {
    return (await this.#link().ask('backup', {})).text;
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
    const { gasLimit, gasPrice, maxPriorityFeePerGas, nonce } = fees;
    return this.#link().ask('sign', {
      index,
      transfer: {
        from: transfer.from,
        to: transfer.to,
        amount: transfer.amount,
        shownTotal: transfer.shownTotal,
        networkId: network.id,
        fees: { gasLimit, gasPrice, maxPriorityFeePerGas, nonce },
        token: token && {
          contract: token.contract,
          balance: token.balance,
          coinBalance: token.coinBalance,
        },
      },
    });
  }

  /** Makes a vault in a worker of its own, keeps its text, and goes on with it. */
  async #replace(make: (link: WorkerLink) => Promise<{ text: string }>): Promise<void> {
    const link = this.#start();
    try {
      const { text } = await make(link);
      await this.#store.write(text);
      await this.#store.forgetAttempts();
    } catch (error) {
      this.#drop(link);
      throw error;
    }
    this.#tabs.tell('changed');
    this.#end(link);
    try {
      this.#keep(link);
    } catch (error) {
      // Locked meanwhile: it is there all the same.
      await this.look();
      throw error;
    }
  }

  /** Tries a password, counted: before it is tried, and forgotten when it was right. */
  async #attempt<T>(tryIt: () => Promise<T>): Promise<T> {
    if ((await this.#store.beginAttempt()) > 0) throw new WalletError('vault.error.wait');
    let result: T;
    try {
      result = await tryIt();
    } catch (error) {
      if (messageOf(error) !== 'vault.error.password') await this.#store.takeBackAttempt();
      throw error;
    }
    await this.#store.forgetAttempts();
    return result;
  }

  #start(): WorkerLink {
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
  #keep(link: WorkerLink): void {
    if (!this.#busy.delete(link) || this.#isClosed) {
      link.end();
      throw new WalletError('vault.error.locked');
    }
    this.#unlocked = {
      link,
      idle: watchIdle({
        limitMs: () => idleMinutes.read() * 60_000,
        onIdle: () => this.#lockIfIdle(0),
        onActive: () => this.#tabs.tell('active'),
      }),
    };
    this.#tell({ status: 'unlocked' });
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
    this.#unlocked.idle.stop();
    this.#unlocked.link.end();
    this.#unlocked = undefined;
    this.#tell({ status: 'locked' });
  }

  /** The worker that holds the open vault; nobody is served after the time, though no timer rang. */
  #link(): WorkerLink {
    this.#lockIfIdle(0);
    if (!this.#unlocked) throw new WalletError('vault.error.locked');
    return this.#unlocked.link;
  }

  #isUnlocked(): boolean {
    return this.#unlocked !== undefined;
  }

  #tell(state: VaultState): void {
    if (!this.#isClosed) this.#onState(state);
  }
}

function messageOf(error: unknown) {
  return error instanceof WalletError ? error.messageId : 'vault.error.failed';
}
