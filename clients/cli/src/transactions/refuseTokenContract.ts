import { usageError } from '../errors/usageError.ts';
import type { KnownNetwork } from '../networks.ts';
import { findKnownToken } from '../tokens/findKnownToken.ts';

/**
 * Refuses a token's contract as recipient: tokens sent there are lost.
 *
 * @param to checksum address (EIP-55)
 * @param token the token to send, as entered
 * @throws CliError 'usage'
 */
export async function refuseTokenContract(
  { chainId }: KnownNetwork,
  to: string,
  token: string | undefined,
): Promise<void> {
  const known = await findKnownToken(chainId, to);
  if (!known && token?.toLowerCase() !== to.toLowerCase()) return;
  const name = known ? `the token ${known.symbol}` : 'the token';
  throw usageError(`--to is the contract of ${name}: what is sent there is lost.`);
}
