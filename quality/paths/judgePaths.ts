import type { PathLimit } from './pathLimits.ts';
import type { TracedPath } from './TracedPath.ts';

/** Figures of all limits, and those above a goal or a limit. */
interface PathJudgement {
  readonly figures: readonly string[];
  /** Goals that are not met. */
  readonly gaps: readonly string[];
  /** Limits that are exceeded, and paths that were not traced. */
  readonly failures: readonly string[];
}

const words = { entered: 'files entered', spine: 'files of the spine' } as const;

/** Compares traced paths with their goals and limits. */
export function judgePaths(paths: readonly TracedPath[], limits: readonly PathLimit[]): PathJudgement {
  const figures: string[] = [];
  const gaps: string[] = [];
  const failures: string[] = [];
  for (const { name, part, goal, limit } of limits) {
    const files = paths.find((path) => path.name === name)?.[part] ?? [];
    const what = `${name}: ${files.length} ${words[part]}`;
    if (files.length === 0) {
      failures.push(`${name} was not traced: no ${words[part]}`);
      continue;
    }
    figures.push(goal === undefined ? what : `${what} (goal ${goal})`);
    if (goal !== undefined && files.length > goal) gaps.push(`${what}. The goal of ${goal} is not met.`);
    if (files.length > limit) failures.push(`${what}, more than ${limit} before`);
  }
  return { figures, gaps, failures };
}
