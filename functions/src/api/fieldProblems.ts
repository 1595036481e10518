import type { z } from 'zod';
import { describeProblem } from '../requests/describeProblem.ts';
import { ApiProblem } from './ApiProblem.ts';

/** Fields that one answer names at most. */
const MOST = 10;

/**
 * Names the invalid fields of a request, without their values.
 *
 * @param issues found by zod
 * @param input the checked input
 */
export function fieldProblems(issues: readonly z.core.$ZodIssue[], input: unknown): ApiProblem {
  const errors = issues
    .flatMap(oneForEachField)
    .slice(0, MOST)
    .map((issue) => ({ field: fieldOf(issue), detail: describeProblem(issue, input) }));
  return new ApiProblem('invalid_request', { detail: errors.map(({ detail }) => detail).join(' '), errors });
}

function fieldOf(issue: z.core.$ZodIssue): string {
  const [unknownKey] = issue.code === 'unrecognized_keys' ? issue.keys : [];
  const name = (unknownKey ?? issue.path.map(String).join('.')).replace(/[^\w.-]/g, '?').slice(0, 40);
  return name === '' ? 'body' : name;
}

/** Zod names all unknown fields of an object in one issue. */
function oneForEachField(issue: z.core.$ZodIssue): readonly z.core.$ZodIssue[] {
  return issue.code === 'unrecognized_keys' ? issue.keys.map((key) => ({ ...issue, keys: [key] })) : [issue];
}
