import { callLimits } from '../callLimits.ts';

/** Whether contracts are a way from one to another: two at least, and none right after itself, which no exchange takes. */
export function isRoute(path: readonly string[]): boolean {
  if (path.length < 2 || path.length > callLimits.route) return false;
  return path.every((contract, place) => contract !== path[place + 1]);
}
