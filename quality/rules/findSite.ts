import type { Coverage } from './ruleCoverage.ts';
import type { Mutant } from './Mutant.ts';

/** A part of the rules that the emulator reports on. */
export interface Site {
  readonly key: string;
  /** True if it is exactly the replaced condition, and not an expression around it. */
  readonly isExact: boolean;
}

/**
 * Finds the smallest part of the rules that contains a mutant's whole change, among those the tests
 * evaluated.
 *
 * @returns Undefined where no test evaluated any: an added permission, or a condition that is never reached.
 */
export function findSite(source: string, { start, end }: Mutant, covered: Coverage): Site | undefined {
  if (start === end) return undefined;
  const [inner, outer] = withoutBrackets(source, start, end);
  let best: { from: number; to: number } | undefined;
  for (const key of Object.keys(covered)) {
    const [from = 0, to = 0] = key.split('-').map(Number);
    const isAround = from <= inner && to >= outer;
    if (isAround && (!best || to - from < best.to - best.from)) best = { from, to };
  }
  if (!best) return undefined;
  return { key: `${best.from}-${best.to}`, isExact: best.from === inner && best.to === outer };
}

function withoutBrackets(source: string, start: number, end: number): [number, number] {
  let [inner, outer] = [start, end];
  while (source[inner] === '(' && source[outer - 1] === ')') {
    inner += 1;
    outer -= 1;
  }
  return [inner, outer];
}
