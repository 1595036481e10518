import { quoteInput } from './quoteInput.ts';
import { RequestError } from './RequestError.ts';

/**
 * Reads a chain id: a positive hex quantity without leading zeros, which EIP-3326 and EIP-5792 demand.
 *
 * @param field name for the error
 * @throws RequestError -32602
 */
export function readChainId(value: unknown, field: string): number {
  const chainId =
    typeof value === 'string' && /^0x[1-9a-fA-F][0-9a-fA-F]{0,13}$/.test(value) ? Number(value) : NaN;
  if (!Number.isSafeInteger(chainId)) {
    throw new RequestError(
      `${field} must be a chain id in hex without leading zeros, such as 0x1, not ${quoteInput(value)}.`,
    );
  }
  return chainId;
}
