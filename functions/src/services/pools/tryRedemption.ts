import type { PoolPreviewQuestion } from '@everything-wallet/core/schemas/pools';
import { buildPoolRedemption } from '@everything-wallet/core/calls/build/buildPoolRedemption';
import { EndpointError } from '../chain/EndpointError.ts';
import { RpcError } from '../chain/RpcError.ts';
import type { Ask } from '../chain/RpcNodes.ts';
import { readUint } from '../holdings/readUint.ts';
import type { SimulatedStep } from './PoolNodeResponse.ts';
import { bytesSchema } from '../chain/rpcSchemas.ts';

/** Any loss except a total one, in hundredths of a percent: the received amount is what matters. */
const ANY_LOSS = 9_999n;

/**
 * Has a node redeem shares by the form of `redeem` with a loss bound, in a simulation: so the chain shows
 * whether the vault supports it, and the result, even if the vault reports no loss.
 *
 * @param block as in eth_call
 * @returns undefined if the vault does not support it, or the node does not answer
 */
export async function tryRedemption(
  ask: Ask,
  { vault, from, amount, chainId }: PoolPreviewQuestion & { readonly from: string; readonly chainId: number },
  block: string,
): Promise<SimulatedStep | undefined> {
  const shares = BigInt(amount);
  if (shares === 0n) return undefined;
  const { data } = buildPoolRedemption({
    ...{ chainId, vault, shares, receiver: from, owner: from },
    maxLossBps: ANY_LOSS,
  });
  try {
    const assets = readUint(await ask('eth_call', [{ from, to: vault, data }, block], bytesSchema));
    return assets === undefined ? undefined : { shares, assets };
  } catch (error) {
    if (error instanceof RpcError || error instanceof EndpointError) return undefined;
    throw error;
  }
}
