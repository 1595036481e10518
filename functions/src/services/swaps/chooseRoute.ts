/** Figures by which a route is chosen. */
interface RouteFigures {
  readonly agreement: 'agreed' | 'unconfirmed';
  readonly candidate: { readonly pools: readonly string[] };
  readonly estimate: { readonly amountOut: bigint; readonly gas: bigint };
}

/** Units of gas valued by `worth`, so many that coarse units of a token stay distinguishable. */
export const WORTH_OF_GAS = 10n ** 18n;

/** Maximum part of the highest output given up for less gas: half a percent, below the screen's warning. */
const MAX_GIVEN_UP = 200n;

/** Maximum part given up while the value of gas is unknown: a larger one cost a swap of 1.5 dollars 13 cents of gas. */
const MAX_GIVEN_UP_UNKNOWN = 50_000n;

/** Minimum gas of a pool, even if it was read with warm storage, or a node reports less. */
const MIN_GAS_OF_POOL = 60_000n;

/**
 * Returns the route with the highest output, agreed ones before others; of several the one with the fewest
 * pools and the least gas.
 */
export function largestRoute<Route extends RouteFigures>(routes: readonly Route[]): Route | undefined {
  return trusted(routes).toSorted(byAmount)[0];
}

/**
 * Chooses the route with the highest output after gas. It yields at most half a percent less than another
 * one, and never less by more than the gas it saves. If the value of gas is unknown, routes with about the
 * same output are chosen by their gas.
 *
 * @param worth value of `WORTH_OF_GAS` units of gas, in the smallest unit of the bought token
 */
export function chooseRoute<Route extends RouteFigures>(
  routes: readonly Route[],
  worth: bigint | undefined,
): Route | undefined {
  const sorted = trusted(routes).toSorted(byAmount);
  const most = sorted[0]?.estimate.amountOut ?? 0n;
  const least = most - most / (worth === undefined ? MAX_GIVEN_UP_UNKNOWN : MAX_GIVEN_UP);
  const close = sorted.filter(({ estimate }) => estimate.amountOut >= least);
  const gainOf = (route: Route) =>
    worth === undefined ? -gasOf(route) : route.estimate.amountOut * WORTH_OF_GAS - gasOf(route) * worth;
  return close.toSorted((one, other) => compare(gainOf(other), gainOf(one)))[0];
}

function trusted<Route extends RouteFigures>(routes: readonly Route[]): readonly Route[] {
  const agreed = routes.filter(({ agreement }) => agreement === 'agreed');
  return agreed.length > 0 ? agreed : routes;
}

function byAmount(one: RouteFigures, other: RouteFigures): number {
  return (
    compare(other.estimate.amountOut, one.estimate.amountOut) ||
    one.candidate.pools.length - other.candidate.pools.length ||
    compare(one.estimate.gas, other.estimate.gas)
  );
}

function gasOf({ candidate: { pools }, estimate: { gas } }: RouteFigures): bigint {
  const least = MIN_GAS_OF_POOL * BigInt(pools.length);
  return gas > least ? gas : least;
}

function compare(one: bigint, other: bigint): number {
  return one === other ? 0 : Number(one > other) || -1;
}
