/** What a route is chosen by. */
interface RouteFigures {
  readonly agreement: 'agreed' | 'unconfirmed';
  readonly candidate: { readonly pools: readonly string[] };
  readonly estimate: { readonly amountOut: bigint; readonly gas: bigint };
}

/** Units of gas that `worth` is of, so that also coarse units of a token can be told apart. */
export const WORTH_OF_GAS = 10n ** 18n;

/** Part of the most that may be given up for less gas: half a percent, below what the screen warns of. */
const MAX_GIVEN_UP = 200n;

/** Part of the most that may be given up where the worth of gas is not known: what 1.5 dollars lost 13 cents of gas for is less. */
const MAX_GIVEN_UP_UNKNOWN = 50_000n;

/** Units that a pool takes at least, also where it was asked with its storage read already, or a node names fewer. */
const MIN_GAS_OF_POOL = 60_000n;

/** Finds the route that brings the most, what is agreed before what is not; of several the one with the fewest pools and the least gas. */
export function largestRoute<Route extends RouteFigures>(routes: readonly Route[]): Route | undefined {
  return trusted(routes).toSorted(byAmount)[0];
}

/**
 * Chooses the route that brings the most once its gas is paid. It brings at most half a percent less than another one, and never less by
 * more than the gas that it saves. Where the worth of gas is not known, routes that bring about the same are chosen by their gas.
 *
 * @param worth of `WORTH_OF_GAS` units of gas, in the smallest unit of what is wanted
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
