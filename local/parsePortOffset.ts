import { LocalError } from './LocalError.ts';

/** The highest fixed port, Tasks' 9499, must stay a port number. */
const LARGEST = 56_000;

/**
 * Reads how far from the fixed places a stack's ports are to be.
 * @throws {LocalError} When it is no number of ports.
 */
export function parsePortOffset(text: string): number {
  const offset = /^\d+$/.test(text) ? Number(text) : Infinity;
  if (offset > LARGEST) throw new LocalError(`--port-offset takes a whole number from 0 to ${LARGEST}.`);
  return offset;
}
