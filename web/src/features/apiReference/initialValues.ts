import type { Operation } from './readOperations.ts';
import type { FieldValues } from './requestUrl.ts';

/** What the form of an operation begins with: the examples of the contract, as far as they are whole. */
export function initialValues({ fields }: Operation): FieldValues {
  return Object.fromEntries(
    fields.map(({ name, example, pattern }) => [
      name,
      pattern === undefined || new RegExp(pattern).test(example) ? example : '',
    ]),
  );
}
