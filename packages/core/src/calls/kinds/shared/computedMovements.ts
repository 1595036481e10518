import type { Asset, Movement } from '../../CallEffects.ts';
import { buildMovement } from './buildMovement.ts';

/** Builds the payment to a contract, and what it gives for it in an amount that only the contract computes. */
export function computedMovements(
  contract: string,
  sender: string,
  { paid, amount, received }: { readonly paid: Asset; readonly amount: bigint; readonly received: Asset },
): readonly Movement[] {
  return [
    buildMovement(sender, sender, contract, { asset: paid, amount, bound: 'exact' }),
    buildMovement(sender, contract, sender, { asset: received, amount: undefined, bound: 'exact' }),
  ];
}
