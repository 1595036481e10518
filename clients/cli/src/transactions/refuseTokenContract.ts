import { usageError } from '../errors/usageError.ts';
import type { KnownNetwork } from '../networks.ts';
import { findKnownToken } from '../tokens/findKnownToken.ts';

/**
 * Refuses the contract of a token as recipient: anything sent to it is lost.
 *
 * @param to checksum address (EIP-55)
 * @param token the token that is sent, as it was written
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
  throw usageError(`--to is the contract of ${name}: anything sent to it is lost.`);
}
