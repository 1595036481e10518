import { callLimits } from '../callLimits.ts';

/** True if the contracts form a route: at least two, and none twice in a row, which no exchange accepts. */
export function isRoute(path: readonly string[]): boolean {
  if (path.length < 2 || path.length > callLimits.route) return false;
  return path.every((contract, place) => contract !== path[place + 1]);
}
