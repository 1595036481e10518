import { quoteInput } from './quoteInput.ts';
import { RequestError } from './RequestError.ts';

/**
 * Refuses fields that would be left out of what is signed. Fields without a value are ignored.
 *
 * @param place name of the object for the error
 * @throws RequestError -32602
 */
export function refuseUnknownFields(
  object: Readonly<Record<string, unknown>>,
  known: ReadonlySet<string>,
  place: string,
): void {
  const unknown = Object.keys(object).find((key) => object[key] !== undefined && !known.has(key));
  if (unknown !== undefined) {
    throw new RequestError(`${place} has a field that the wallet does not know: ${quoteInput(unknown)}.`);
  }
}
