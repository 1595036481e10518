import type { SampleErc4626Pool } from '../../tools/pools/sampleErc4626Pools.ts';

/** A vault as it was when the book was begun. */
interface OpeningState {
  /** Assets of all shares at the last deposit or withdrawal, and its time, in seconds since 1970. */
  readonly settled: bigint;
  readonly settledAt: bigint;
  /** Shares that there were. */
  readonly supply: bigint;
  /** Assets of the vault, including its reserve. */
  readonly held: bigint;
}

/** Something that the vault has logged: what came or left, for which shares, and whose these are. */
export interface PoolEntry {
  readonly kind: 'deposit' | 'withdraw';
  readonly owner: string;
  readonly assets: bigint;
  readonly shares: bigint;
  /** Seconds since 1970, of its block. */
  readonly time: bigint;
}

/** Position of an account in a vault, in the smallest units. */
interface Booked {
  readonly shares: bigint;
  readonly assets: bigint;
  readonly earned: bigint;
}

const YEARLY_PARTS = 10_000n * 31_536_000n;
const WHOLE = 10n ** 18n;

/**
 * Book of one sample vault, kept from logs and time only: its values at any time are computed, never queried.
 */
export class PoolBook {
  readonly #rate: bigint;
  readonly #virtualShares: bigint;
  readonly #wholeShare: bigint;
  #state: OpeningState;
  readonly #shares = new Map<string, bigint>();
  readonly #paid = new Map<string, bigint>();

  constructor({ yearlyBps, moreDecimals, assetDecimals }: SampleErc4626Pool, opening: OpeningState) {
    this.#rate = (yearlyBps * WHOLE) / YEARLY_PARTS;
    this.#virtualShares = 10n ** BigInt(moreDecimals);
    this.#wholeShare = 10n ** BigInt(assetDecimals + moreDecimals);
    this.#state = opening;
  }

  /** Takes down what happened; answers with whether the shares were those that the vault's rule makes of the assets, or the other way round. */
  enter({ kind, owner, assets, shares, time }: PoolEntry): boolean {
    const total = this.totalAssets(time);
    const { supply, held } = this.#state;
    const [made, by] = [supply + this.#virtualShares, total + 1n];
    const isFair =
      kind === 'deposit'
        ? shares === (assets * made) / by
        : // Either the shares were named and the assets rounded down, or the assets and the shares rounded up.
          assets === (shares * by) / made || shares === (assets * made + by - 1n) / by;
    const sign = kind === 'deposit' ? 1n : -1n;
    this.#state = {
      settled: total + sign * assets,
      settledAt: time,
      supply: supply + sign * shares,
      held: held + sign * assets,
    };
    this.#shares.set(owner, this.#sharesOf(owner) + sign * shares);
    this.#paid.set(owner, (this.#paid.get(owner) ?? 0n) + sign * assets);
    return isFair;
  }

  /** @param time seconds since 1970 */
  totalAssets(time: bigint): bigint {
    const { settled, settledAt, held } = this.#state;
    const elapsed = time > settledAt ? time - settledAt : 0n;
    const grown = settled + (settled * this.#rate * elapsed) / WHOLE;
    return grown < held ? grown : held;
  }

  /** Returns the value of one whole share. */
  sharePrice(time: bigint): bigint {
    return this.#worthOf(this.#wholeShare, time);
  }

  of(owner: string, time: bigint): Booked {
    const shares = this.#sharesOf(owner);
    const assets = this.#worthOf(shares, time);
    return { shares, assets, earned: assets - (this.#paid.get(owner) ?? 0n) };
  }

  #sharesOf(owner: string): bigint {
    return this.#shares.get(owner) ?? 0n;
  }

  #worthOf(shares: bigint, time: bigint): bigint {
    return (shares * (this.totalAssets(time) + 1n)) / (this.#state.supply + this.#virtualShares);
  }
}
