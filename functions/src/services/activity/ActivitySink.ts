import { mapConcurrently } from '@everything-wallet/core/concurrency/mapConcurrently';
import type { Network } from '@everything-wallet/core/networks/networks';
import type { EventOf, Listener, RecordedMovement, ScanPosition } from '../../data/activityRecords.ts';
import { orderingKeyOf } from '../../data/laneIds.ts';
import type { UsersOfAddresses } from '../../data/watchedAccounts.ts';
import { logFailure } from '../../errors/logFailure.ts';
import type { Movement } from '../scanner/Movement.ts';
import type { ScanEvent } from '../scanner/ScanEvent.ts';
import type { ScanSink } from '../scanner/ScanSink.ts';
import { activityDigestOf } from './activityDigestOf.ts';
import type { ActivityMovement } from './ActivityEvent.ts';
import { activityEventOf } from './activityEventOf.ts';
import { activityMovementOf } from './activityMovementOf.ts';
import { EventLimits } from './EventLimits.ts';

/** Users whose events are written at the same time. */
const CONCURRENCY = 10;

/** Time to the next attempt to enqueue lanes, in ms. */
const RETRY_MS = 5_000;

/** Lanes that wait to be enqueued, at most: the schedule enqueues the rest. */
const MAX_WAITING = 10_000;

/** Time in ms after which the first open movement is read again: another process may have written one. */
const RECHECK_MS = 60_000;

/** Storage and queue of an `ActivitySink`. */
export interface ActivitySinkDependencies {
  readonly records: {
    apply(
      userId: string,
      position: ScanPosition,
      movements: readonly RecordedMovement[],
      eventOf: EventOf,
    ): Promise<readonly string[]>;
    revert(position: ScanPosition, blockHash: string, eventOf: EventOf): Promise<readonly string[]>;
    settle(chainId: number, block: number, eventOf: EventOf): Promise<readonly string[]>;
    firstOpen(chainId: number): Promise<number | undefined>;
    /** Returns those of some users whose events are stored. */
    listening(userIds: readonly string[]): Promise<readonly Listener[]>;
  };
  /** Returns the users who have some checksum addresses as accounts. */
  readonly usersOf: (addresses: Iterable<string>) => Promise<UsersOfAddresses>;
  /** Returns the listening users who have a crowded address as an account. */
  readonly listenersOf: (address: string) => Promise<readonly Listener[]>;
  /** Wakes the delivery to webhooks. */
  readonly queue: { enqueue(laneIds: readonly string[]): Promise<void> };
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/**
 * Stores events for users with webhooks or an event stream, in the order of the chain, and wakes their webhooks.
 *
 * A repeated scan event changes nothing but wakes the webhooks again, because a process may end between storing
 * and waking.
 */
export class ActivitySink implements ScanSink {
  readonly #network: Pick<Network, 'id' | 'chainId' | 'rpcName' | 'currency'>;
  readonly #dependencies: ActivitySinkDependencies;
  readonly #now: () => number;
  readonly #limits: EventLimits;
  readonly #unqueued = new Set<string>();
  #retry: NodeJS.Timeout | undefined;
  /** The block of the first movement that is not final, as far as this process knows, and when it was read. */
  #firstOpen: { block: number | undefined; readonly readAt: number } | undefined;

  constructor(
    network: Pick<Network, 'id' | 'chainId' | 'rpcName' | 'currency'>,
    dependencies: ActivitySinkDependencies,
  ) {
    this.#network = network;
    this.#dependencies = dependencies;
    this.#now = dependencies.now ?? Date.now;
    this.#limits = new EventLimits(network.id, this.#now);
  }

  async deliver(events: readonly ScanEvent[]): Promise<void> {
    for (const event of events) {
      if (event.kind === 'applied') await this.#apply(event);
      else await this.#enqueue(await this.#revert(event));
    }
  }

  /** Adds the events on blocks that are final. Failures are logged, and the next block tries again. */
  async settle(block: number): Promise<void> {
    const { records } = this.#dependencies;
    const { chainId } = this.#network;
    try {
      if (!this.#firstOpen || this.#now() - this.#firstOpen.readAt > RECHECK_MS) await this.#readFirstOpen();
      if ((this.#firstOpen?.block ?? Infinity) > block) return;
      await this.#enqueue(await records.settle(chainId, block, this.#eventOf()));
      await this.#readFirstOpen();
    } catch (error) {
      this.#firstOpen = undefined;
      logFailure(`settling events of ${this.#network.id}`, error);
    }
  }

  async #apply(event: Extract<ScanEvent, { readonly kind: 'applied' }>): Promise<void> {
    const { records } = this.#dependencies;
    const position = { chainId: this.#network.chainId, sequence: event.sequence };
    const movements = event.movements
      .filter((movement) => !movesNothing(movement))
      .map((movement) => activityMovementOf(this.#network, event.block, movement));
    const byAddress = Map.groupBy(movements, ({ address }) => address);
    const listeners = await this.#listenersOf(new Set(byAddress.keys()));
    const within = this.#limits.within(
      event,
      listeners.map(({ addresses, ...listener }) => ({
        ...listener,
        // In the order of the block. Thousands of users may have one address.
        movements:
          addresses.size > 1
            ? movements.filter(({ address }) => addresses.has(address))
            : [...addresses].flatMap((address) => byAddress.get(address) ?? []),
      })),
    );
    await mapConcurrently([...within], CONCURRENCY, async ([userId, own]) => {
      if (own.length === 0) return;
      const recorded = own.map((movement) => this.#recorded(movement));
      await this.#enqueue(await records.apply(userId, position, recorded, this.#eventOf()));
    });
    if (listeners.length > 0 && this.#firstOpen)
      this.#firstOpen.block = Math.min(event.block.number, this.#firstOpen.block ?? Infinity);
  }

  /** Returns the listening users of some addresses, each with their own of them. */
  async #listenersOf(
    addresses: ReadonlySet<string>,
  ): Promise<readonly (Listener & { readonly addresses: ReadonlySet<string> })[]> {
    const { usersOf, listenersOf, records } = this.#dependencies;
    const { byAddress, users, crowded } = await usersOf(addresses);
    const listening = users.size === 0 ? [] : await records.listening([...users]);
    const byUser = new Map(listening.map((listener) => [listener.userId, listener]));
    const found = new Map<string, Listener & { readonly addresses: Set<string> }>();
    const add = (listener: Listener | undefined, address: string) => {
      if (!listener) return;
      const entry = found.get(listener.userId) ?? { ...listener, addresses: new Set() };
      entry.addresses.add(address);
      found.set(listener.userId, entry);
    };
    for (const [address, own] of byAddress) for (const userId of own) add(byUser.get(userId), address);
    for (const address of crowded)
      for (const listener of await listenersOf(address))
        add(byUser.get(listener.userId) ?? listener, address);
    return [...found.values()];
  }

  async #revert({ block, sequence }: ScanEvent): Promise<readonly string[]> {
    const position = { chainId: this.#network.chainId, sequence };
    return this.#dependencies.records.revert(position, block.hash, this.#eventOf());
  }

  #recorded(movement: ActivityMovement): RecordedMovement {
    return {
      digest: activityDigestOf(movement),
      orderingKey: orderingKeyOf(this.#network.chainId, movement.address),
      block: movement.blockNumber,
      blockHash: movement.blockHash,
      movement: JSON.stringify(movement),
    };
  }

  #eventOf(): EventOf {
    return (text, change, round) => {
      // Written by this service alone.
      const movement = JSON.parse(text) as ActivityMovement;
      const event = activityEventOf(this.#network, movement, { change, round, now: this.#now() });
      return { id: event.id, type: event.type, network: event.network, event: JSON.stringify(event) };
    };
  }

  async #readFirstOpen(): Promise<void> {
    const block = await this.#dependencies.records.firstOpen(this.#network.chainId);
    this.#firstOpen = { block, readAt: this.#now() };
  }

  /** Enqueues lanes. What fails is tried again, by itself: it must not stop the scan of a network. */
  async #enqueue(laneIds: readonly string[]): Promise<void> {
    for (const id of laneIds) this.#unqueued.add(id);
    const waiting = [...this.#unqueued];
    if (waiting.length === 0) return;
    // Lanes that are added meanwhile are enqueued on their own.
    this.#unqueued.clear();
    try {
      await this.#dependencies.queue.enqueue(waiting);
    } catch (error) {
      logFailure(`waking webhooks of ${this.#network.id}`, error);
      if (this.#unqueued.size < MAX_WAITING) for (const id of waiting) this.#unqueued.add(id);
      clearTimeout(this.#retry);
      this.#retry = setTimeout(() => void this.#enqueue([]), RETRY_MS).unref();
    }
  }
}

/** Returns true for a transfer of nothing: anyone can make a token log one from any address. */
function movesNothing(movement: Movement): boolean {
  return movement.kind === 'transfer' && movement.units === '0';
}
