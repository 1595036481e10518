import type { Operation } from './readOperations.ts';

/** What was filled in, by the name of the field; what is empty is left out. */
export type FieldValues = Readonly<Record<string, string>>;

/** The address of a request, with its parameters in place. */
export function requestUrl({ path, fields }: Operation, values: FieldValues, origin: string): string {
  const filledPath = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
  const query = fields
    .filter(({ place, name }) => place === 'query' && values[name])
    .map(({ name }) => `${name}=${encodeURIComponent(values[name] ?? '')}`);
  return origin + filledPath + (query.length > 0 ? `?${query.join('&')}` : '');
}
