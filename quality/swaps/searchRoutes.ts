import { exchangeContracts } from '../../tools/exchanges/exchangeContracts.ts';
import type { ContractQuestion, SwapChain } from './SwapChain.ts';

/** A route from one token to another, and its proceeds by the exchange's own contracts. */
export interface FoundRoute {
  readonly exchange: 'v2' | 'v3';
  readonly path: readonly string[];
  readonly fees: readonly number[];
  readonly amountOut: bigint;
  /** Gas of its pools: from the quoter, and for a pair from the wallet's server. */
  readonly gas: bigint;
}

/** Units of gas of a pair of v2. */
const GAS_OF_PAIR = 70_000n;

/** A pool that a factory has. */
interface FoundPool {
  readonly exchange: 'v2' | 'v3';
  readonly tokens: readonly [string, string];
  /** Of v3. */
  readonly fee: number | undefined;
}

/** Finds the pools of all sample tokens in the factories: for each two tokens. */
export async function findPools(chain: SwapChain): Promise<readonly FoundPool[]> {
  const { pairFactory, poolFactory } = exchangeContracts;
  const { v2, v3 } = chain.exchange;
  const contracts = chain.tokens.map(({ contract }) => contract);
  const wanted = contracts.flatMap((one, index) =>
    contracts
      .slice(index + 1)
      .flatMap((other): FoundPool[] => [
        { exchange: 'v2', tokens: [one, other], fee: undefined },
        ...v3.feeTiers.map((fee) => ({ exchange: 'v3' as const, tokens: [one, other] as const, fee })),
      ]),
  );
  const answers = await chain.ask(
    wanted.map(({ tokens, fee }) =>
      fee === undefined
        ? { contract: pairFactory, to: v2.factory, name: 'getPair', args: tokens }
        : { contract: poolFactory, to: v3.factory, name: 'getPool', args: [...tokens, fee] },
    ),
  );
  return wanted.filter((_, index) => {
    const [pool] = (answers[index] ?? []) as readonly string[];
    return pool !== undefined && BigInt(pool) !== 0n;
  });
}

/**
 * Tries every route through one pool or two of the same exchange, by querying its router or quoter about
 * each, one by one.
 *
 * @returns routes with proceeds, the highest first
 */
export async function searchRoutes(
  chain: SwapChain,
  pools: readonly FoundPool[],
  sell: string,
  buy: string,
  amountIn: bigint,
): Promise<readonly FoundRoute[]> {
  const ways = waysOf(pools, sell, buy);
  const answers = await chain.ask(ways.map((way) => questionOf(chain, way, amountIn)));
  return ways
    .flatMap((way, index): FoundRoute[] => {
      const [first, second, , gas] = answers[index] ?? [];
      if (way.exchange === 'v2') {
        return first === undefined
          ? []
          : [
              {
                ...way,
                amountOut: (first as { toArray(): bigint[] }).toArray().at(-1) ?? 0n,
                gas: GAS_OF_PAIR * BigInt(way.path.length - 1),
              },
            ];
      }
      // A partial swap leaves a pool at the end of its price range.
      const after = [second].flat() as bigint[];
      return first === undefined || after.some(isAtEnd)
        ? []
        : [{ ...way, amountOut: first as bigint, gas: gas as bigint }];
    })
    .filter(({ amountOut }) => amountOut > 0n)
    .toSorted((one, other) => (one.amountOut > other.amountOut ? -1 : 1));
}

type Way = Omit<FoundRoute, 'amountOut' | 'gas'>;

function waysOf(pools: readonly FoundPool[], sell: string, buy: string): readonly Way[] {
  const otherOf = ({ tokens }: FoundPool, token: string) => tokens.find((each) => each !== token) ?? '';
  const feesOf = (...ofWay: FoundPool[]) => ofWay.flatMap(({ fee }) => fee ?? []);
  return pools
    .filter(({ tokens }) => tokens.includes(sell))
    .flatMap((first): Way[] => {
      const between = otherOf(first, sell);
      const { exchange } = first;
      if (between === buy) return [{ exchange, path: [sell, buy], fees: feesOf(first) }];
      return pools
        .filter((second) => second.exchange === exchange && second.tokens.includes(between))
        .filter((second) => otherOf(second, between) === buy)
        .map((second) => ({ exchange, path: [sell, between, buy], fees: feesOf(first, second) }));
    });
}

function questionOf(chain: SwapChain, { exchange, path, fees }: Way, amountIn: bigint): ContractQuestion {
  const { v2, v3 } = chain.exchange;
  if (exchange === 'v2') {
    const contract = exchangeContracts.pairRouter;
    return { contract, to: v2.router, name: 'getAmountsOut', args: [amountIn, path] };
  }
  const contract = exchangeContracts.quoter;
  if (fees.length === 1) {
    const question = { contract, to: v3.quoter, name: 'quoteExactInputSingle' };
    return { ...question, args: [[path[0], path[1], amountIn, fees[0], 0]] };
  }
  return { contract, to: v3.quoter, name: 'quoteExactInput', args: [packedPath(path, fees), amountIn] };
}

/** Encodes a route as v3 does: tokens with fees of three bytes between. */
export function packedPath(path: readonly string[], fees: readonly number[]): string {
  return path.reduce((text, token, index) => {
    const fee = Number(fees[index - 1])
      .toString(16)
      .padStart(6, '0');
    return `${text}${fee}${token.slice(2)}`;
  });
}

/**
 * Returns true at the limit of Uniswap v3's price range (TickMath.MIN_SQRT_RATIO and MAX_SQRT_RATIO, one
 * inside).
 */
function isAtEnd(sqrtPrice: bigint): boolean {
  return (
    sqrtPrice <= 4_295_128_740n ||
    sqrtPrice >= 1_461_446_703_485_210_103_287_273_052_203_988_822_378_723_970_341n
  );
}
