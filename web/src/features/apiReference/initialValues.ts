import type { Operation } from './readOperations.ts';
import type { FieldValues } from './requestUrl.ts';

/** Optional fields filled in at first, by operation id. */
const OFFERED: Readonly<Record<string, readonly string[]>> = { simulate: ['value'] };

/**
 * Returns the first values of a call's form and samples: the examples of its required fields, if they are complete. Most optional
 * fields exclude each other or need an account that can pay.
 */
export function initialValues({ id, fields }: Operation): FieldValues {
  const isOffered = (name: string) => OFFERED[id]?.includes(name) ?? false;
  return Object.fromEntries(
    fields.map(({ name, isRequired, example, pattern }) => {
      const isComplete = pattern === undefined || new RegExp(pattern).test(example);
      return [name, isComplete && (isRequired || isOffered(name)) ? example : ''];
    }),
  );
}
