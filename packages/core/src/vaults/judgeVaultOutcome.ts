import { sameAddress } from '../accounts/sameAddress.ts';
import type { SimulationOutcome } from '../callables/simulationAnswer.ts';
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
 * How a call of a vault breaks what was promised (`vaults.broken.{…}`): less comes, more leaves, or something else leaves too.
 */
export type BrokenPromise = 'givesLess' | 'takesMore' | 'takesOther';

/** Parts of a thousand by which what is not named in the call may differ: interest of the time since the vault was asked. */
const DRIFT = { parts: 1n, of: 1_000n };

/**
 * Compares what a call of a vault did when it was tried out with what the vault said: one that lies in its previews, takes a fee that it
 * did not tell, or another token, is found out before anything is signed.
 *
 * @param outcome of a simulation that succeeded
 * @returns undefined where the promise is kept
 */
export function judgeVaultOutcome(
  { action, amount, vault, asset, shares, assets }: PromisedStep,
  { coin, movements }: Pick<SimulationOutcome, 'coin' | 'movements'>,
): BrokenPromise | undefined {
  const isOf = (address: string) => (movement: SimulationOutcome['movements'][number]) =>
    movement.kind === 'erc20' && sameAddress(movement.contract, address);
  const changeOf = (address: string) =>
    movements.filter(isOf(address)).reduce((sum, { units }) => sum + BigInt(units), 0n);
  const leavesOther = movements.some(
    (movement) => BigInt(movement.units) < 0n && !isOf(vault)(movement) && !isOf(asset)(movement),
  );
  if (leavesOther || (coin !== null && BigInt(coin.units) < 0n)) return 'takesOther';
  const [sharesChange, assetsChange] = [changeOf(vault), changeOf(asset)];
  switch (action) {
    case 'deposit':
      if (assetsChange < -amount) return 'takesMore';
      return sharesChange < less(shares) ? 'givesLess' : undefined;
    case 'withdraw':
      if (sharesChange < -more(shares)) return 'takesMore';
      return assetsChange < amount ? 'givesLess' : undefined;
    case 'redeem':
      if (sharesChange < -amount) return 'takesMore';
      return assetsChange < less(assets) ? 'givesLess' : undefined;
  }
}

function less(promised: bigint): bigint {
  return promised - (promised * DRIFT.parts) / DRIFT.of;
}

function more(promised: bigint): bigint {
  return promised + (promised * DRIFT.parts) / DRIFT.of;
}
