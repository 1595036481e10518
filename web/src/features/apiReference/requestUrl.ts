import type { Operation } from './readOperations.ts';

/** Values of the form by field name; empty ones are left out. */
export type FieldValues = Readonly<Record<string, string>>;

/** Returns the URL of a request, with its parameters. */
export function requestUrl({ path, fields }: Operation, values: FieldValues, origin: string): string {
  const filledPath = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
  const query = fields
    .filter(({ place, name }) => place === 'query' && values[name])
    .map(({ name }) => `${name}=${encodeURIComponent(values[name] ?? '')}`);
  return origin + filledPath + (query.length > 0 ? `?${query.join('&')}` : '');
}
