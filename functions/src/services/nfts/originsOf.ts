import type { Gateways } from './contentOf.ts';

/** The origins of the gateways: what is fetched there was named by whoever runs the service. */
export function originsOf({ ipfs, arweave }: Gateways): ReadonlySet<string> {
  return new Set([ipfs, arweave].map((url) => new URL(url).origin));
}
