import type { VaultPreviewQuestion } from '@everything-wallet/core/callables/vaults';
import { buildVaultRedemption } from '@everything-wallet/core/calls/build/buildVaultRedemption';
import { z } from 'zod';
import { EndpointError } from '../chain/EndpointError.ts';
import { RpcError } from '../chain/RpcError.ts';
import type { Ask } from '../chain/RpcNodes.ts';
import { readUint } from '../holdings/readUint.ts';
import type { VaultTrial } from './VaultNodeResponse.ts';

/** Any loss but that of all: it is to be learned how much comes. In hundredths of a percent. */
const ANY_LOSS = 9_999n;

const bytesSchema = z.string().regex(/^0x([0-9a-fA-F]{2})*$/);

/**
 * Has a node give shares back by the form of `redeem` that takes a bound on the loss, for the time of the question: so the chain says
 * whether the vault has it, and what comes of it, also where the vault tells nothing of a loss.
 *
 * @param block as eth_call takes it
 * @returns undefined where the vault does not do it, or the node does not say
 */
export async function tryRedemption(
  ask: Ask,
  {
    vault,
    from,
    amount,
    chainId,
  }: VaultPreviewQuestion & { readonly from: string; readonly chainId: number },
  block: string,
): Promise<VaultTrial | undefined> {
  const shares = BigInt(amount);
  if (shares === 0n) return undefined;
  const { data } = buildVaultRedemption({
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
