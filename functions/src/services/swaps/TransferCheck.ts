import { encodeTokenTransfer } from '@everything-wallet/core/tokens/encodeTokenTransfer';
import { z } from 'zod';
import { agreeOn } from '../chain/agreeOn.ts';
import type { RpcNodes } from '../chain/RpcNodes.ts';
import { readUint } from '../holdings/readUint.ts';

/** First four bytes of keccak256('balanceOf(address)') (ERC-20). */
const BALANCE_OF = '0x70a08231';

/** Nobody's address, which the tokens are moved to and back. */
const SOMEBODY = '0x5ba0b1d6c4ae1c8dc3a11c5c4a0e7d4b0a5ee001';

/** Of the smallest unit: so many that a fee of a millionth is seen, and so few that every pool has them. */
const UNITS = 1_000_000n;

/** For how long what was seen holds: a contract may change its fee. In ms. */
const KEPT_MS = 10 * 60_000;

/** Tokens that are remembered; beyond this all are forgotten. */
const MOST_KEPT = 1_000;

const simulationSchema = z
  .array(
    z.object({
      calls: z.array(z.object({ status: z.string(), returnData: z.string() })),
    }),
  )
  .length(1);

/** What is known of a token's transfers: that all arrives, that a part is kept, or nothing. */
export type Transfers = 'whole' | 'takesFee' | 'unknown';

/**
 * Tries whether all of a token arrives where it is sent: a pool that holds it is made to send some to somebody and to get it back, in a
 * simulation that leaves nothing behind (eth_simulateV1). Not every node can do that.
 */
export class TransferCheck {
  readonly #nodes: RpcNodes;
  readonly #needed: number;
  readonly #now: () => number;
  readonly #known = new Map<string, { readonly transfers: Transfers; readonly until: number }>();

  /**
   * @param needed how many nodes have to say that all arrives
   * @param now milliseconds since 1970
   */
  constructor(nodes: RpcNodes, needed: number, now: () => number) {
    this.#nodes = nodes;
    this.#needed = needed;
    this.#now = now;
  }

  /** @param pool that holds some of the token */
  async ask(token: string, pool: string): Promise<Transfers> {
    const known = this.#known.get(token);
    if (known && known.until > this.#now()) return known.transfers;
    const transfers = await this.#try(token, pool);
    if (this.#known.size >= MOST_KEPT) this.#known.clear();
    // What could not be tried is tried again with the next question.
    if (transfers !== 'unknown') this.#known.set(token, { transfers, until: this.#now() + KEPT_MS });
    return transfers;
  }

  async #try(token: string, pool: string): Promise<Transfers> {
    const calls = [
      { from: pool, to: token, data: encodeTokenTransfer(SOMEBODY, UNITS) },
      balanceCall(token, SOMEBODY),
      balanceCall(token, pool),
      { from: SOMEBODY, to: token, data: encodeTokenTransfer(pool, UNITS) },
      balanceCall(token, pool),
    ];
    const seen = await this.#nodes.askEach(async (ask) => {
      const [block] = await ask(
        'eth_simulateV1',
        [{ blockStateCalls: [{ calls }] }, 'latest'],
        simulationSchema,
      );
      return readTransfers(block?.calls ?? []);
    }, 'unlessResting');
    const verdict = agreeOn<Transfers>(seen, this.#needed);
    // One that nobody contradicts is enough to be careful, and not to be sure.
    if (!('value' in verdict)) return 'unknown';
    return verdict.agreement === 'agreed' || verdict.value === 'takesFee' ? verdict.value : 'unknown';
  }
}

function balanceCall(token: string, holder: string) {
  return { to: token, data: `${BALANCE_OF}${holder.slice(2).toLowerCase().padStart(64, '0')}` };
}

function readTransfers(
  calls: readonly { readonly status: string; readonly returnData: string }[],
): Transfers {
  const [sent, arrived, before, back, after] = calls.map(({ status, returnData }) =>
    status === '0x1' ? returnData : undefined,
  );
  if (sent === undefined) return 'unknown';
  if (readUint(arrived) !== UNITS) return 'takesFee';
  const [left, right] = [readUint(before), readUint(after)];
  if (back === undefined || left === undefined || right === undefined) return 'unknown';
  return right - left === UNITS ? 'whole' : 'takesFee';
}
