import type { NetworkName } from './answers.ts';

/** Query of a page about an address; what is not given is left to the API. */
export function pageQuery({
  address,
  network,
  includeUnverified = false,
  cursor,
}: {
  readonly address: string;
  readonly network: NetworkName;
  readonly includeUnverified?: boolean | undefined;
  readonly cursor?: string | undefined;
}) {
  return {
    address,
    network,
    ...(includeUnverified && { includeUnverified }),
    ...(cursor !== undefined && { cursor }),
  };
}
