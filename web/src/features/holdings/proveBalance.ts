import type { BalanceProof } from '@everything-wallet/core/callables/balanceProof';
import type { RpcName } from '@everything-wallet/core/networks/networks';
import { askBalanceProof } from './api/askBalanceProof.ts';

/**
 * Asks for what proves the coin of an address, and checks it here: nothing is believed but that the nodes agree on the block's hash.
 *
 * @returns the proof, and the balance that it leads to, in wei
 * @throws BalanceProofError for the first thing that does not hold
 * @throws CallableError where it could not be asked for
 */
export async function proveBalance(
  address: string,
  network: RpcName,
): Promise<{ readonly proof: BalanceProof; readonly wei: bigint }> {
  const [proof, { verifyBalanceProof }] = await Promise.all([
    askBalanceProof({ address, network }),
    // The trie's code is loaded by who wants a proof.
    import('@everything-wallet/core/proofs/verifyBalanceProof'),
  ]);
  return { proof, wei: await verifyBalanceProof(address, proof) };
}
