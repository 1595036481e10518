import { incomingTransfers } from './incomingTransfers.ts';

/**
 * Reads the ERC-20 contracts known to have sent something to a user's accounts, by network id; one read.
 *
 * @returns checksum addresses, the newest first, at most 200 per network; anyone can send a token, so being
 * here does not make one trusted
 */
export async function readReceivedTokens(userId: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const { networks } = await incomingTransfers.read(userId);
  return new Map(Object.entries(networks).map(([id, { tokens }]) => [id, tokens]));
}
