import type { z } from 'zod';

const MAX_NAME_LENGTH = 40;

function article(type: string): string {
  return /^[aeio]/.test(type) ? 'an' : 'a';
}

/**
 * Describes in one sentence the problem of a caller's input, naming the field.
 *
 * The sentence repeats names of fields, never their values: a value may be a phrase typed into the wrong
 * place.
 *
 * @param issue the first one found by zod
 * @param input the checked input
 */
export function describeProblem(issue: z.core.$ZodIssue, input: unknown): string {
  const name = issue.path.map(String).join('.').slice(0, MAX_NAME_LENGTH);
  if (issue.code === 'unrecognized_keys') {
    const unknown = issue.keys[0]?.replace(/[^\w.-]/g, '?').slice(0, MAX_NAME_LENGTH) ?? '';
    return `The field '${unknown}' is not known.`;
  }
  if (name === '') return 'The request must be an object with named fields.';
  if (isMissing(issue, input)) return `The field '${name}' is missing.`;
  if (issue.code === 'invalid_type') {
    return `The field '${name}' must be ${article(issue.expected)} ${issue.expected}.`;
  }
  return `The field '${name}' ${issue.message}.`;
}

function isMissing(issue: z.core.$ZodIssue, input: unknown): boolean {
  let value = input;
  for (const key of issue.path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return true;
    value = (value as Record<PropertyKey, unknown>)[key];
  }
  return value === undefined;
}
