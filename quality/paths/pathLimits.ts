import type { PathName } from './TracedPath.ts';

/** Goal and limit of one figure of a path. */
export interface PathLimit {
  readonly name: PathName;
  readonly part: 'entered' | 'spine';
  /** A path above it is a known gap. */
  readonly goal?: number;
  /** The figure of the last release: a path above it fails the suite. A higher one needs a reason here. */
  readonly limit: number;
}

/**
 * Limits of the paths. A change that shortens a path lowers its limit. The files that an open wallet enters
 * beside a transfer depend on the moment, so they have none. Those of the API grew by the files that readers
 * share since (`rpcSchemas`, `scanLogs`, `findLogs` and the encoders in `abi`).
 */
export const pathLimits: readonly PathLimit[] = [
  { name: 'Send', part: 'spine', goal: 24, limit: 22 },
  { name: 'swap', part: 'spine', goal: 40, limit: 34 },
  { name: 'swap quote', part: 'spine', limit: 17 },
  { name: 'GET /balance', part: 'spine', goal: 14, limit: 12 },
  { name: 'GET /balance', part: 'entered', goal: 20, limit: 43 },
  { name: 'GET /nfts', part: 'spine', limit: 17 },
  { name: 'GET /nfts', part: 'entered', limit: 61 },
];
