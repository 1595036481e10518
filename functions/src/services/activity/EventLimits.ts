import { LruMap } from '../../cache/LruMap.ts';
import type { Listener } from '../../data/activityRecords.ts';
import { writeLog } from '../../errors/writeLog.ts';
import { MemoryLimit } from '../apiAccess/MemoryLimit.ts';
import { isPushable } from '../push/isPushable.ts';
import type { ScanEvent } from '../scanner/ScanEvent.ts';
import type { ActivityMovement } from './ActivityEvent.ts';

/**
 * Movements of an address in an hour that cause events, and those of unknown tokens and NFTs among them, which cost their sender almost
 * nothing. Each is several writes, and the scan waits for them.
 */
const MAX_OF_ADDRESS = 5_000;
const MAX_UNKNOWN = 1_000;

/**
 * Movements of an address in an hour that cause pushes, incoming and outgoing ones apart: few people read more, and the address of an
 * exchange is in many wallets. Anyone can send dust, but only the owner's key or a spender moves something out.
 */
const MAX_PUSHED = 60;

/** Movements of all addresses of a user in an hour: anyone can watch thousands of busy ones. */
const MAX_OF_USER = 20_000;
const MAX_PUSHED_OF_USER = 600;

const HOUR_MS = 3_600_000;

/** Addresses, and users, whose movements are counted. */
const MAX_NAMES = 20_000;

/** Scan events whose decisions are remembered, and those decisions: a step of a scanner that fails is repeated from its first event. */
const MAX_EVENTS = 200;
const MAX_DECISIONS = 50_000;

/** Time in ms between two lines in the log about dropped movements. */
const DROPPED_LOG_MS = 60_000;

/**
 * Limits the events of a network. They count by the time of blocks, and a repeated scan event once: a scanner that catches up, or whose
 * database fails, reads many blocks in a short time.
 */
export class EventLimits {
  readonly #network: string;
  readonly #now: () => number;
  readonly #ofAddress = new MemoryLimit(MAX_OF_ADDRESS, HOUR_MS, MAX_NAMES);
  readonly #unknown = new MemoryLimit(MAX_UNKNOWN, HOUR_MS, MAX_NAMES);
  readonly #pushed = new MemoryLimit(MAX_PUSHED, HOUR_MS, MAX_NAMES);
  readonly #ofUser = new MemoryLimit(MAX_OF_USER, HOUR_MS, MAX_NAMES);
  readonly #pushedOfUser = new MemoryLimit(MAX_PUSHED_OF_USER, HOUR_MS, MAX_NAMES);
  readonly #decided = new LruMap<number, ReadonlyMap<string, boolean>>(MAX_EVENTS, {
    max: MAX_DECISIONS,
    of: (decided) => decided.size,
  });
  /** Events over a limit since the last line in the log, and its time. */
  readonly #dropped = { movements: 0, unknown: 0, pushes: 0, loggedAt: -Infinity };

  /** @param now milliseconds since 1970 */
  constructor(network: string, now: () => number) {
    this.#network = network;
    this.#now = now;
  }

  /** Returns the movements of a scan event that each listener gets, by user. */
  within(
    { sequence, block }: Extract<ScanEvent, { readonly kind: 'applied' }>,
    listeners: readonly (Listener & { readonly movements: readonly ActivityMovement[] })[],
  ): ReadonlyMap<string, readonly ActivityMovement[]> {
    const before = this.#decided.get(sequence);
    const decided = new Map(before);
    const once = (name: string, decide: () => boolean) => {
      const isWithin = decided.get(name) ?? decide();
      decided.set(name, isWithin);
      return isWithin;
    };
    const at = block.at * 1_000;
    const found = new Map<string, readonly ActivityMovement[]>();
    for (const { userId, isPushOnly, movements } of listeners) {
      const isWithin = (movement: ActivityMovement) => {
        const { movementId } = movement;
        if (isPushOnly)
          return (
            isPushable(movement) &&
            once(`pushed ${movementId}`, () => this.#countPush(movement, at)) &&
            once(`of ${userId} ${movementId}`, () =>
              this.#countOf(this.#pushedOfUser, `${userId} ${movement.direction}`, at),
            )
          );
        return (
          once(`counted ${movementId}`, () => this.#count(movement, at)) &&
          once(`of ${userId} ${movementId}`, () => this.#countOf(this.#ofUser, userId, at))
        );
      };
      found.set(userId, movements.filter(isWithin));
    }
    this.#decided.set(sequence, decided);
    this.#logDropped();
    return found;
  }

  #count({ symbol, address }: ActivityMovement, at: number): boolean {
    const isUnknown = symbol === undefined;
    if (isUnknown && this.#unknown.tryConsume(address, 1, at) > 0) this.#dropped.unknown += 1;
    else if (this.#ofAddress.tryConsume(address, 1, at) === 0) return true;
    this.#dropped.movements += 1;
    return false;
  }

  #countPush({ address, direction }: ActivityMovement, at: number): boolean {
    const isWithin = this.#pushed.tryConsume(`${address} ${direction}`, 1, at) === 0;
    if (!isWithin) this.#dropped.pushes += 1;
    return isWithin;
  }

  #countOf(limit: MemoryLimit, name: string, at: number): boolean {
    const isWithin = limit.tryConsume(name, 1, at) === 0;
    if (!isWithin) this.#dropped.movements += 1;
    return isWithin;
  }

  /** Logs how many movements were dropped, without addresses, and at most once a minute. */
  #logDropped(): void {
    const { movements, unknown, pushes, loggedAt } = this.#dropped;
    const now = this.#now();
    if (movements + pushes === 0 || now - loggedAt < DROPPED_LOG_MS) return;
    const counts = { movements, unknown, pushes };
    writeLog('warn', 'events over the hourly limit dropped', { network: this.#network, ...counts });
    Object.assign(this.#dropped, { movements: 0, unknown: 0, pushes: 0, loggedAt: now });
  }
}
