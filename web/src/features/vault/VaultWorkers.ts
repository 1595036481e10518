import { WalletError } from '@everything-wallet/core/errors/WalletError';
import type { VaultState } from '../../lib/vault/VaultContext.ts';
import { idleMinutes } from './idleMinutes.ts';
import { lockedState, unlockedState, type StoredVault } from './StoredVault.ts';
import { watchIdle } from './watchIdle.ts';
import { WorkerLink, type WorkerPort } from './WorkerLink.ts';

/** Unlocked vault: the worker that holds it, the stored vault it was read from, and the watch that locks it. */
interface UnlockedVault {
  readonly link: WorkerLink;
  readonly stored: StoredVault;
  readonly idle: ReturnType<typeof watchIdle>;
}

interface WorkersOptions {
  readonly startWorker: () => WorkerPort;
  /** Called with the state of the vault, whenever it changes. */
  readonly onState: (state: VaultState) => void;
  readonly onUnlocked: (link: WorkerLink) => void;
  /** Called while the user is active, at most every few seconds. */
  readonly onActive: () => void;
  /** Called after the vault was locked because the user was idle. */
  readonly onIdle: () => void;
}

/** Workers of one user's vault in this tab: the one that holds it while it is unlocked, and those of pending questions. */
export class VaultWorkers {
  readonly #options: WorkersOptions;
  /** Workers of pending questions, which end with a lock. */
  readonly #busy = new Set<WorkerLink>();
  #unlocked: UnlockedVault | undefined;
  #isClosed = false;

  constructor(options: WorkersOptions) {
    this.#options = options;
  }

  /** Stored vault that is unlocked; undefined while it is locked. */
  get unlocked(): StoredVault | undefined {
    return this.#unlocked?.stored;
  }

  /** Notes that the user is active in another tab. */
  touch(): void {
    this.#unlocked?.idle.touch();
  }

  /**
   * Notes that the unlocked vault is stored with another text.
   *
   * @returns false where the worker no longer holds it
   */
  change(link: WorkerLink, stored: StoredVault): boolean {
    if (this.#unlocked?.link !== link) return false;
    this.#unlocked = { ...this.#unlocked, stored };
    this.setState(unlockedState(stored));
    return true;
  }

  /**
   * Starts a worker, which ends with a lock unless it is kept.
   *
   * @throws WalletError 'vault.error.locked' after the sign-out
   */
  start(): WorkerLink {
    if (this.#isClosed) throw new WalletError('vault.error.locked');
    const link = new WorkerLink(this.#options.startWorker(), () => {
      this.#busy.delete(link);
      if (this.#unlocked?.link === link) this.end();
    });
    this.#busy.add(link);
    return link;
  }

  /** Ends a worker that is not kept. */
  drop(link: WorkerLink): void {
    this.#busy.delete(link);
    link.end();
  }

  /**
   * Keeps a worker that holds the unlocked vault.
   *
   * @throws WalletError 'vault.error.locked' where it was ended meanwhile
   */
  keep(link: WorkerLink, stored: StoredVault): void {
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
      stored,
      idle: watchIdle({
        limitMs: () => idleMinutes.read() * 60_000,
        onIdle: () => this.lockIfIdle(0),
        onActive: () => this.#options.onActive(),
      }),
    };
    this.setState(unlockedState(stored));
    this.#options.onUnlocked(link);
  }

  /** Locks where the user has been idle for the set time, less a tolerance. */
  lockIfIdle(toleranceMs: number): void {
    if (!this.#unlocked?.idle.isOver(toleranceMs)) return;
    this.end();
    this.#options.onIdle();
  }

  /** Ends every worker but one that takes over. */
  end(except?: WorkerLink): void {
    for (const link of this.#busy) if (link !== except) this.drop(link);
    if (!this.#unlocked) return;
    const { idle, link: held, stored } = this.#unlocked;
    idle.stop();
    held.end();
    this.#unlocked = undefined;
    this.setState(lockedState(stored));
  }

  /**
   * Returns the unlocked vault; after the idle time it is locked, though no timer fired.
   *
   * @throws WalletError 'vault.error.locked'
   */
  open(): UnlockedVault {
    this.lockIfIdle(0);
    if (!this.#unlocked) throw new WalletError('vault.error.locked');
    return this.#unlocked;
  }

  /** Reports a state, until the sign-out. */
  setState(state: VaultState): void {
    if (!this.#isClosed) this.#options.onState(state);
  }

  /** Locks for good after the sign-out, and reports no more. */
  close(): void {
    this.#isClosed = true;
    this.end();
  }
}
