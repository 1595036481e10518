import type { CallTransaction } from '../CallTransaction.ts';
import type { ClearSigningFacts } from './ClearSigningFacts.ts';
import type { ClearCall } from './DescriptorReader.ts';
import { loadClearSigning } from './loadClearSigning.ts';

/**
 * Describes a call in the words of the public ERC-7730 registry, written by its contract's developers.
 *
 * The words are shown beside the result of `decodeCall`, never in its place. They apply to one contract on
 * one chain, and only if the bytes are exactly the encoding of the descriptor's function. Loads the registry
 * on first use.
 *
 * @returns undefined where the call has no descriptor, or its description fails
 */
export async function clearCall(
  transaction: CallTransaction,
  facts: ClearSigningFacts,
): Promise<ClearCall | undefined> {
  const { to, data } = transaction;
  if (to === null || !/^0x[0-9a-f]{8,}$/i.test(data) || data.length % 2 !== 0) return undefined;
  const reader = await loadClearSigning();
  return reader.describe({ ...transaction, to, data: data.toLowerCase() }, facts);
}
