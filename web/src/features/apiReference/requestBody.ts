import type { Operation } from './readOperations.ts';
import type { FieldValues } from './requestUrl.ts';

/** The JSON body of a request, or undefined for one without. */
export function requestBody({ fields }: Operation, values: FieldValues): string | undefined {
  const own = fields.filter(({ place }) => place === 'body');
  if (own.length === 0) return undefined;
  return JSON.stringify(Object.fromEntries(own.map(({ name }) => [name, values[name] ?? ''])));
}
