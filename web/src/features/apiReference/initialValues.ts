import type { Operation } from './readOperations.ts';
import type { FieldValues } from './requestUrl.ts';

/** Optional fields that a request is offered with, by the operation's id. */
const OFFERED: Readonly<Record<string, readonly string[]>> = { simulate: ['value'] };

/**
 * The values that the form and the samples of a call begin with: the examples of its required fields, as far as they are
 * complete. Of the optional ones most exclude each other, or need an account that can pay.
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
