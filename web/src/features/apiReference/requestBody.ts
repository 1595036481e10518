import type { Operation } from './readOperations.ts';
import type { FieldValues } from './requestUrl.ts';

/** Returns the JSON body of a request, without empty optional fields; undefined for a request without a body. */
export function requestBody({ fields }: Operation, values: FieldValues): string | undefined {
  const own = fields.filter(({ place }) => place === 'body');
  if (own.length === 0) return undefined;
  const sent = own.filter(({ name, isRequired }) => isRequired || values[name]);
  return JSON.stringify(
    Object.fromEntries(sent.map(({ name, type }) => [name, valueOf(values[name] ?? '', type)])),
  );
}

/** A list is written with commas. */
function valueOf(text: string, type: string): string | readonly string[] {
  return type === 'array' ? text.split(',').map((item) => item.trim()) : text;
}
