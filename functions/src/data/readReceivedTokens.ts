import { incomingTransfers } from './incomingTransfers.ts';

/**
 * The ERC-20 contracts that are known to have sent something to a user's accounts, by network id; one read.
 *
 * @returns checksum addresses, the newest first, at most 200 a network; anybody can send a token, so that none is trusted for being here
 */
export async function readReceivedTokens(userId: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const { networks } = await incomingTransfers.read(userId);
  return new Map(Object.entries(networks).map(([id, { tokens }]) => [id, tokens]));
}
