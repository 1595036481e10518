import { sameAddress } from '../accounts/sameAddress.ts';
import type { SimulationOutcome } from '../callables/simulationAnswer.ts';
import { minAfterDrift } from './minAfterDrift.ts';
import { tokenChange } from './tokenChange.ts';
import type { VaultStep } from './VaultStep.ts';

/** What the vault said when the step was begun. */
export interface PromisedStep extends VaultStep {
  /** Addresses of the vault and of its listed asset. */
  readonly vault: string;
  readonly asset: string;
  /** The shares that come or go, and the assets that go or come; in the smallest units. */
  readonly shares: bigint;
  readonly assets: bigint;
}

/**
 * How a call of a vault breaks what was promised (`vaults.broken.{…}`): less comes of a deposit, or nothing of leaving; more leaves, or
 * something else leaves too. That less comes of leaving is for the person to accept (`belowPreview`).
 */
export type BrokenPromise = 'givesLess' | 'takesMore' | 'takesOther';

/**
 * Compares what a call of a vault did when it was tried out with what the vault said: one that lies in its previews, takes a fee that it
 * did not tell, or another token, is found out before anything is signed.
 *
 * @param outcome of a simulation that succeeded
 * @returns undefined where the promise is kept
 */
export function judgeVaultOutcome(
  { action, amount, vault, asset, shares }: PromisedStep,
  outcome: Pick<SimulationOutcome, 'coin' | 'movements'>,
): BrokenPromise | undefined {
  const { coin, movements } = outcome;
  const isOf = (address: string) => (movement: SimulationOutcome['movements'][number]) =>
    movement.kind === 'erc20' && sameAddress(movement.contract, address);
  const leavesOther = movements.some(
    (movement) => BigInt(movement.units) < 0n && !isOf(vault)(movement) && !isOf(asset)(movement),
  );
  if (leavesOther || (coin !== null && BigInt(coin.units) < 0n)) return 'takesOther';
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
