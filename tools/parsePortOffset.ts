import { LocalError } from './LocalError.ts';

/** The highest fixed port, Tasks' 9499, must stay a port number. */
const LARGEST = 56_000;

/**
 * Parses the offset of a stack's ports from the fixed ones.
 *
 * @throws {LocalError} When it is not a valid offset.
 */
export function parsePortOffset(text: string): number {
  const offset = /^\d+$/.test(text) ? Number(text) : Infinity;
  if (offset > LARGEST) throw new LocalError(`--port-offset takes a whole number from 0 to ${LARGEST}.`);
  return offset;
}
