import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import type { CallEffects } from '@everything-wallet/core/calls/CallEffects';
import type { SimulationOutcome } from '@everything-wallet/core/callables/simulationAnswer';

/**
 * An outcome with no more of what comes than the call itself makes sure of: what a swap brings moves with every block, and below its least
 * it is not made. What leaves, and what somebody may take, stays as it is; and so does what comes where nobody knows the contract.
 */
export function minOutcome(outcome: SimulationOutcome, said: CallEffects): SimulationOutcome {
  const { coin, movements } = outcome;
  return {
    ...outcome,
    coin: coin && { ...coin, units: lowered(coin.units, leastOf(null, said)) },
    movements: movements.map((one) =>
      one.kind === 'erc20' ? { ...one, units: lowered(one.units, leastOf(one.contract, said)) } : one,
    ),
  };
}

/** @param contract null of coin @returns undefined where the call makes sure of nothing, or takes some of it as well */
function leastOf(contract: string | null, { movements }: CallEffects): bigint | undefined {
  const [one, ...others] = movements.filter(({ asset }) => {
    if (contract === null) return asset.type === 'coin';
    // Which token a vault holds is in no call.
    return asset.type === 'vaultAsset' || ('contract' in asset && sameAddress(asset.contract, contract));
  });
  if (!one || others.length > 0 || one.direction !== 'in') return undefined;
  if (one.asset.type !== 'coin' && one.asset.type !== 'token') return undefined;
  return one.bound === 'exact' || one.bound === 'atLeast' ? one.amount : undefined;
}

function lowered(units: string, least: bigint | undefined): string {
  return least !== undefined && least < BigInt(units) ? least.toString() : units;
}
