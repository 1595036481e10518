import { inspect, isDeepStrictEqual } from 'node:util';

/** Members with the reliability, cursor or duration of an answer; they are no figures. */
const ABOUT = new Set([
  ...['agreement', 'agreeing', 'nodes', 'isWhole', 'unsettled', 'cursor', 'differing', 'ageMs', 'logs'],
  ...['isSettled', 'baseFeeNodes', 'feeMarket', 'answeredAt', 'tip', 'isDiscoveryWhole', 'nodesConfigured'],
  ...['request_id', 'configured', 'told'],
  // Never displayed, and requested again.
  'ended',
]);

/** Members that identify the items of a list. */
const NAMES = ['txHash', 'contract', 'address', 'tokenId', 'spender', 'kind', 'direction', 'vault', 'type'];

/** Members without which an item of a list contains no amount. */
const FIGURES = ['units', 'shares', 'assets', 'amount', 'allowed', 'allowance', 'value', 'spender'];

/** Returns true for an acceptable difference at a path. */
export type Tolerance = (path: string, truth: unknown, reported: unknown) => boolean;

/**
 * Returns the figures of an answer that differ from honest nodes' and are not marked as doubtful. An absent
 * figure is unknown; one is marked where the object around it reports a disagreement, or that it is partial.
 */
export function wrongIn(truth: unknown, reported: unknown, isTolerable: Tolerance): readonly string[] {
  return compare(truth, reported, { path: '', isTolerable });
}

interface Place {
  readonly path: string;
  readonly isTolerable: Tolerance;
}

function compare(truth: unknown, reported: unknown, place: Place): readonly string[] {
  const { path, isTolerable } = place;
  if (isUnknown(reported) || (isObject(reported) && isDoubted(reported))) return [];
  if (Array.isArray(reported) && Array.isArray(truth)) return compareLists(truth, reported, place);
  if (isObject(reported) && isObject(truth)) {
    return Object.entries(reported).flatMap(([key, member]) =>
      ABOUT.has(key) ? [] : compare(truth[key], member, { ...place, path: `${path}.${key}` }),
    );
  }
  if (isDeepStrictEqual(truth, reported) || isTolerable(path, truth, reported)) return [];
  return [`${path}: ${inspect(reported)} instead of ${inspect(truth)}`];
}

function compareLists(
  truth: readonly unknown[],
  reported: readonly unknown[],
  place: Place,
): readonly string[] {
  const byName = new Map(truth.map((item, index) => [nameOf(item, index), item]));
  const names = new Set(reported.map(nameOf));
  const missing = [...byName.keys()].filter((name) => !names.has(name));
  return [
    ...reported.flatMap((item, index) => {
      const name = nameOf(item, index);
      const path = `${place.path}[${name}]`;
      if (!byName.has(name))
        return isObject(item) && (isDoubted(item) || statesNothing(item)) ? [] : [`${path}: invented`];
      return compare(byName.get(name), item, { ...place, path });
    }),
    ...missing
      .filter((name) => !place.isTolerable(`${place.path}[]`, name, undefined))
      .map((name) => `${place.path}[${name}]: hidden`),
  ];
}

function nameOf(item: unknown, index: number): string {
  if (!isObject(item)) return `${index}`;
  const name = NAMES.flatMap((key) => (typeof item[key] === 'string' ? [item[key]] : [])).join(' ');
  return name === '' ? `${index}` : name;
}

function isDoubted(value: Record<string, unknown>): boolean {
  const { agreement, status, reason, isWhole, unsettled, isDiscoveryWhole, nodes } = value;
  const isAgreed = agreement === undefined || agreement === 'agreed';
  const { answered, needed } = isObject(nodes) ? nodes : {};
  const isShort = typeof answered === 'number' && typeof needed === 'number' && answered < needed;
  return (
    !isAgreed ||
    status === 'unknown' ||
    reason === 'disputed' ||
    isShort ||
    isWhole === false ||
    isDiscoveryWhole === false ||
    (typeof unsettled === 'number' && unsettled > 0)
  );
}

function statesNothing(item: Record<string, unknown>): boolean {
  return FIGURES.every((key) => isUnknown(item[key]));
}

/** Texts are empty, and a state is 'unknown', where nodes do not agree. */
function isUnknown(reported: unknown): boolean {
  return reported === undefined || reported === null || reported === '' || reported === 'unknown';
}

/** Returns an answer without its metadata: equal answers are right. */
export function figuresOf(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(figuresOf);
  if (!isObject(answer)) return answer;
  const figures = Object.entries(answer).filter(([key]) => !ABOUT.has(key));
  return Object.fromEntries(figures.map(([key, member]) => [key, figuresOf(member)]));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
