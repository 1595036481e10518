import { z } from 'zod';
import type { Network } from '@everything-wallet/core/networks/networks';
import { RpcError } from '../chain/RpcError.ts';
import type { QuorumClient } from '../chain/QuorumClient.ts';
import { isCallRevert } from '../chain/isCallRevert.ts';
import type { ContractCall } from '../chain/multicall3.ts';
import type { Head } from '../holdings/Reading.ts';
import { readUint } from '../holdings/readUint.ts';
import { LruMap } from '../../cache/LruMap.ts';
import { bytesSchema, timeSchema } from '../chain/rpcSchemas.ts';

const DAY_MS = 86_400_000;

/**
 * Precision of an old block's time, in ms: within it the same block is used, so that cached reads of it are
 * reused.
 */
const STEP_MS = 6 * 3_600_000;

/**
 * Maximum error of an old block's time, relative to its age: the price is measured by its actual time. More
 * for two adjacent blocks, as on a chain that stalled.
 */
const TOLERANCE = { found: 0.02, between: 0.15 };

/** Questions for one block by its time at most. */
const MAX_STEPS = 16;

/** Milliseconds without a repeated request for a price that nodes could not return. */
const REST_MS = 10 * 60_000;

/** Prices and blocks that an instance remembers. */
const MAX_CACHED = 2_000;

const blockSchema = z.object({ timestamp: timeSchema }).nullable();

/** A vault, and the read of a million shares' value. */
export interface MeasuredPool {
  readonly address: string;
  readonly read: ContractCall;
}

/** Value of a million shares, and its time. */
export interface PastPrice {
  readonly price: bigint;
  /** The block's, in ms since 1970. */
  readonly time: number;
}

/** Reads the value of vault shares some days ago from nodes that still store it. Final values are cached. */
export class SharePrices {
  readonly #network: Network;
  readonly #nodes: QuorumClient;
  readonly #now: () => number;
  readonly #blocks = new LruMap<number, Head>(MAX_CACHED);
  readonly #times = new LruMap<number, number>(MAX_CACHED);
  readonly #prices = new LruMap<string, bigint>(MAX_CACHED);
  readonly #restUntil = new LruMap<string, number>(MAX_CACHED);

  constructor(network: Network, nodes: QuorumClient, now: () => number) {
    this.#network = network;
    this.#nodes = nodes;
    this.#now = now;
  }

  /**
   * @param head the current block
   * @param until time after which no request begins, by `performance.now()`
   * @returns by the vault's address; without those on whose price not enough nodes agree
   */
  async daysAgo(
    days: number,
    vaults: readonly MeasuredPool[],
    head: Head,
    until: number,
  ): Promise<ReadonlyMap<string, PastPrice>> {
    const wanted = vaults.filter(({ address }) => !this.#isResting(`${days} ${address}`));
    const block = wanted.length > 0 ? await this.#blockAt(head, days, until) : undefined;
    if (!block) return new Map();
    const missing = wanted.filter((vault) => !this.#prices.has(priceKey(vault, block)));
    if (missing.length > 0 && performance.now() < until) await this.#learn(missing, block, days);
    return new Map(
      wanted.flatMap((vault) => {
        const price = this.#prices.get(priceKey(vault, block));
        return price === undefined ? [] : [[vault.address, { price, time: block.time }] as const];
      }),
    );
  }

  #isResting(key: string): boolean {
    return this.#now() < (this.#restUntil.get(key) ?? -Infinity);
  }

  async #learn(vaults: readonly MeasuredPool[], block: Head, days: number): Promise<void> {
    const questions = vaults.map(({ read }) => ({
      method: 'eth_call',
      params: [read, quantity(block.number)],
    }));
    const answers = await this.#nodes.ask(async (_, batchQuery) => batchQuery(questions), { enough: 'one' });
    for (const [place, vault] of vaults.entries()) {
      const price = answers.agreed((results) => {
        const result = results[place];
        if (result === undefined) return undefined;
        // A vault that did not exist yet is an answer; a node that no longer stores the state gives none.
        if (result instanceof RpcError) return isCallRevert(result) ? null : undefined;
        return readUint(bytesSchema.safeParse(result.result).data) ?? null;
      });
      if (typeof price === 'bigint') this.#prices.set(priceKey(vault, block), price);
      else this.#restUntil.set(`${days} ${vault.address}`, this.#now() + REST_MS);
    }
  }

  /**
   * Finds the block of about some days ago; undefined if the chain is younger, or not enough nodes answer.
   */
  async #blockAt(head: Head, days: number, until: number): Promise<Head | undefined> {
    const goal = Math.floor(head.time / STEP_MS) * STEP_MS - days * DAY_MS;
    const known = this.#blocks.get(goal);
    if (known && known.number < head.number) return known;
    const distance = ({ time }: Head) => Math.abs(time - goal) / (days * DAY_MS);
    const keep = (found: Head) => {
      this.#blocks.set(goal, found);
      return found;
    };
    let [before, after]: [Head | undefined, Head] = [undefined, head];
    for (let step = 0; step < MAX_STEPS && performance.now() < until; step += 1) {
      const number = this.#between(before, after, goal, step);
      const time = await this.#timeOf(number);
      if (time === undefined) return undefined;
      const found = { number, time };
      if (distance(found) <= TOLERANCE.found) return keep(found);
      if (time <= goal) before = found;
      else after = found;
      if (after.number === 0) return undefined;
      if (before && after.number - before.number <= 1) {
        const nearer = distance(before) < distance(after) ? before : after;
        return distance(nearer) <= TOLERANCE.between ? keep(nearer) : undefined;
      }
    }
    return undefined;
  }

  /**
   * Returns the next block to try: by interpolation of block times, and the middle if that converges too
   * slowly.
   */
  #between(before: Head | undefined, after: Head, goal: number, step: number): number {
    if (before && step % 3 === 2) return Math.floor((before.number + after.number) / 2);
    const blockMs = before
      ? Math.max(1, (after.time - before.time) / (after.number - before.number))
      : this.#network.blockSeconds * 1_000;
    const blocks = Math.max(1, Math.round((after.time - goal) / blockMs));
    const guess = after.number - blocks;
    const least = before ? before.number + 1 : 0;
    return Math.min(Math.max(guess, least), after.number - 1);
  }

  async #timeOf(number: number): Promise<number | undefined> {
    const known = this.#times.get(number);
    if (known !== undefined) return known;
    const answers = await this.#nodes.ask(
      async (ask) => ask('eth_getBlockByNumber', [quantity(number), false], blockSchema),
      { enough: 'one' },
    );
    const seconds = answers.agreed((block) => block?.timestamp);
    if (seconds === undefined) return undefined;
    this.#times.set(number, seconds * 1_000);
    return seconds * 1_000;
  }
}

function priceKey({ address }: MeasuredPool, { number }: Head): string {
  return `${address} ${number}`;
}

function quantity(number: number): string {
  return `0x${number.toString(16)}`;
}
