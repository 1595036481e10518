import { toQuantity } from '../abi/toQuantity.ts';

/**
 * Returns the parameter of eth_getLogs for a range of blocks, inclusive.
 *
 * @param of contracts and topics, as in eth_getLogs
 */
export function logFilter(
  { from, to }: { readonly from: bigint | number; readonly to: bigint | number },
  of: {
    readonly address?: string | readonly string[];
    readonly topics: readonly (string | readonly string[] | null)[];
  },
): object {
  return { ...of, fromBlock: toQuantity(from), toBlock: toQuantity(to) };
}
