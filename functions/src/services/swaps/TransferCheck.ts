import { randomBytes } from 'node:crypto';
import { encodeTokenTransfer } from '@everything-wallet/core/tokens/encodeTokenTransfer';
import { z } from 'zod';
import type { QuorumClient } from '../chain/QuorumClient.ts';
import { readUint } from '../holdings/readUint.ts';
import { LruMap } from '../../cache/LruMap.ts';
import { tokenSelectors } from '../abi/tokenSelectors.ts';
import { word } from '../abi/word.ts';

/**
 * Amount in the smallest unit: so large that a fee of a millionth shows, and so small that every pool has it.
 */
const UNITS = 1_000_000n;

/** Milliseconds for which a result is valid: a contract may change its fee. */
const CACHED_MS = 10 * 60_000;

/** Maximum pools' tokens that are remembered; the least recently used go first. */
const MAX_CACHED = 1_000;

const simulationSchema = z
  .array(
    z.object({
      calls: z.array(z.object({ status: z.string(), returnData: z.string() })),
    }),
  )
  .length(1);

/** Result for a token's transfers: the full amount arrives, a fee is taken, or unknown. */
export type Transfers = 'whole' | 'takesFee' | 'unknown';

/**
 * Checks whether a token's full amount arrives: a pool that holds it sends some to a random address and gets
 * it back, in a simulation without effect (eth_simulateV1). Not every node supports that.
 */
export class TransferCheck {
  readonly #nodes: QuorumClient;
  readonly #now: () => number;
  readonly #known = new LruMap<string, { readonly transfers: Transfers; readonly until: number }>(MAX_CACHED);

  /** @param now milliseconds since 1970 */
  constructor(nodes: QuorumClient, now: () => number) {
    this.#nodes = nodes;
    this.#now = now;
  }

  /**
   * Returns the result for a token's transfers to and from a pool; another pool may differ, since fees are
   * often taken only where a token's maker expects trade.
   *
   * @param pool that holds some of the token
   */
  async ask(token: string, pool: string): Promise<Transfers> {
    const key = `${token} ${pool}`.toLowerCase();
    const known = this.#known.get(key);
    if (known && known.until > this.#now()) return known.transfers;
    const transfers = await this.#try(token, pool);
    // A failed check is repeated with the next question.
    if (transfers !== 'unknown') this.#known.set(key, { transfers, until: this.#now() + CACHED_MS });
    return transfers;
  }

  async #try(token: string, pool: string): Promise<Transfers> {
    // A new address for each check: tokens cannot be sent there in advance.
    const recipient = `0x${randomBytes(20).toString('hex')}`;
    const calls = [
      balanceCall(token, recipient),
      { from: pool, to: token, data: encodeTokenTransfer(recipient, UNITS) },
      balanceCall(token, recipient),
      balanceCall(token, pool),
      { from: recipient, to: token, data: encodeTokenTransfer(pool, UNITS) },
      balanceCall(token, pool),
    ];
    const seen = await this.#nodes.ask(
      async (ask) => {
        const [block] = await ask(
          'eth_simulateV1',
          [{ blockStateCalls: [{ calls }] }, 'latest'],
          simulationSchema,
        );
        return readTransfers(block?.calls ?? []);
      },
      { enough: 'one' },
    );
    // One of several nodes alone refuses no token, and its answer is not cached.
    return seen.agreed((transfers) => transfers) ?? 'unknown';
  }
}

function balanceCall(token: string, holder: string) {
  return { to: token, data: `${tokenSelectors.balanceOf}${word(holder)}` };
}

function readTransfers(
  calls: readonly { readonly status: string; readonly returnData: string }[],
): Transfers {
  const [empty, sent, received, before, back, after] = calls.map(({ status, returnData }) =>
    status === '0x1' ? returnData : undefined,
  );
  const out = sent === undefined ? undefined : difference(empty, received);
  if (out === undefined) return 'unknown';
  // Where less came there is too little to send back.
  if (out !== UNITS) return 'takesFee';
  const home = back === undefined ? undefined : difference(before, after);
  if (home === undefined) return 'unknown';
  return home === UNITS ? 'whole' : 'takesFee';
}

/** By how much a balance has grown; undefined where it cannot be read. */
function difference(before: string | undefined, after: string | undefined): bigint | undefined {
  const [left, right] = [readUint(before), readUint(after)];
  return left === undefined || right === undefined ? undefined : right - left;
}
