import { isRecord } from '../calls/typedData/isRecord.ts';
import { parameterList } from './parameterList.ts';
import { quoteInput } from './quoteInput.ts';
import { RequestError } from './RequestError.ts';

/**
 * Returns the object that is the only parameter.
 *
 * @throws RequestError -32602
 */
export function onlyObject(params: unknown): Readonly<Record<string, unknown>> {
  const [only] = parameterList(params, 1);
  if (!isRecord(only)) throw new RequestError(`The parameter must be an object, not ${quoteInput(only)}.`);
  return only;
}
