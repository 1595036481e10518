import type { BalanceProof } from '@everything-wallet/core/schemas/balanceProof';
import type { RpcName } from '@everything-wallet/core/networks/networks';
import { askBalanceProof } from './api/askBalanceProof.ts';

/**
 * Requests the proof of an address's coin balance and verifies it here, trusting only the nodes' agreement on the block's hash.
 *
 * @returns the proof, and the balance it proves, in wei
 * @throws BalanceProofError for the first check that fails
 * @throws CallableError if it could not be requested
 */
export async function proveBalance(
  address: string,
  network: RpcName,
): Promise<{ readonly proof: BalanceProof; readonly wei: bigint }> {
  const [proof, { verifyBalanceProof }] = await Promise.all([
    askBalanceProof({ address, network }),
    // Loads the code of the trie only for a proof.
    import('@everything-wallet/core/proofs/verifyBalanceProof'),
  ]);
  return { proof, wei: await verifyBalanceProof(address, proof) };
}
