import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import type { CallEffects } from '@everything-wallet/core/calls/CallEffects';
import type { SimulationOutcome } from '@everything-wallet/core/schemas/simulationAnswer';

/**
 * Reduces what an outcome receives to what the call itself guarantees: the output of a swap changes with every block, and below its minimum
 * the swap fails. Payments and approvals are unchanged; so are receipts without a guarantee.
 *
 * @param minPercent part of a receipt below which it is not reduced
 */
export function minOutcome(
  outcome: SimulationOutcome,
  declared: CallEffects,
  minPercent = 0n,
): SimulationOutcome {
  const { coin, movements } = outcome;
  return {
    ...outcome,
    coin: coin && { ...coin, units: reduced(coin.units, minimumOf(null, declared), minPercent) },
    movements: movements.map((one) =>
      one.kind === 'erc20'
        ? { ...one, units: reduced(one.units, minimumOf(one.contract, declared), minPercent) }
        : one,
    ),
  };
}

/**
 * Returns the guaranteed amount.
 *
 * @param contract null for coin
 * @returns undefined if the call guarantees nothing, or pays some of it as well
 */
function minimumOf(contract: string | null, { movements }: CallEffects): bigint | undefined {
  const [one, ...others] = movements.filter(({ asset }) => {
    if (contract === null) return asset.type === 'coin';
    // A call does not contain a vault's token.
    return asset.type === 'vaultAsset' || ('contract' in asset && sameAddress(asset.contract, contract));
  });
  if (!one || others.length > 0 || one.direction !== 'in') return undefined;
  if (one.asset.type !== 'coin' && one.asset.type !== 'token') return undefined;
  return one.bound === 'exact' || one.bound === 'atLeast' ? one.amount : undefined;
}

function reduced(units: string, minimum: bigint | undefined, minPercent: bigint): string {
  if (minimum === undefined) return units;
  const part = (BigInt(units) * minPercent) / 100n;
  const lowest = minimum > part ? minimum : part;
  return lowest < BigInt(units) ? lowest.toString() : units;
}
