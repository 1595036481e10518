import { sameAddress } from '../accounts/sameAddress.ts';
import type { SimulationOutcome } from '../schemas/simulationAnswer.ts';
import { minAfterDrift } from './minAfterDrift.ts';
import { tokenChange } from './tokenChange.ts';
import type { Erc4626Step } from './Erc4626Step.ts';

/** Preview of the vault when the step began. */
export interface PromisedStep extends Erc4626Step {
  /** Addresses of the vault and of its listed asset. */
  readonly vault: string;
  readonly asset: string;
  /** Shares and assets that are exchanged; in the smallest units. */
  readonly shares: bigint;
  readonly assets: bigint;
}

/**
 * Violation of a vault's preview by its call (`vaults.broken.{…}`): a deposit returns less, a withdrawal nothing;
 * more is taken, or another asset too. The user may accept a lower output of a withdrawal (`belowPreview`).
 */
export type BrokenPromise = 'givesLess' | 'takesMore' | 'takesOther';

/**
 * Compares a vault's simulated call with its preview: detects false previews, unreported fees and other
 * tokens before anything is signed.
 *
 * @param outcome of a simulation that succeeded
 * @returns undefined if the preview holds
 */
export function judgePoolOutcome(
  { action, amount, vault, asset, shares }: PromisedStep,
  outcome: Pick<SimulationOutcome, 'coin' | 'movements'>,
): BrokenPromise | undefined {
  const { coin, movements } = outcome;
  const isOf = (address: string) => (movement: SimulationOutcome['movements'][number]) =>
    movement.kind === 'erc20' && sameAddress(movement.contract, address);
  const takesOther = movements.some(
    (movement) => BigInt(movement.units) < 0n && !isOf(vault)(movement) && !isOf(asset)(movement),
  );
  if (takesOther || (coin !== null && BigInt(coin.units) < 0n)) return 'takesOther';
  const [sharesChange, assetsChange] = [tokenChange(outcome, vault), tokenChange(outcome, asset)];
  switch (action) {
    case 'deposit':
      if (assetsChange < -amount) return 'takesMore';
      return sharesChange < minAfterDrift(shares) ? 'givesLess' : undefined;
    case 'withdraw':
      if (-sharesChange > shares + (shares - minAfterDrift(shares))) return 'takesMore';
      return assetsChange <= 0n ? 'givesLess' : undefined;
    case 'redeem':
      if (sharesChange < -amount) return 'takesMore';
      return assetsChange <= 0n ? 'givesLess' : undefined;
  }
}
