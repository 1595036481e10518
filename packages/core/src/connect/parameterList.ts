import { RequestError } from './RequestError.ts';

/**
 * Returns parameters that must be a list.
 *
 * @param max most parameters
 * @throws RequestError -32602
 */
export function parameterList(params: unknown, min: number, max = min): readonly unknown[] {
  if (!Array.isArray(params)) throw new RequestError('params must be a list.');
  const list: readonly unknown[] = params;
  if (list.length < min || list.length > max) {
    const count = min === max ? `${min}` : `${min} to ${max}`;
    throw new RequestError(
      `params must be a list of ${count} ${max === 1 ? 'parameter' : 'parameters'}, not of ${list.length}.`,
    );
  }
  return list;
}
