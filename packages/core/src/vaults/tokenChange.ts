import { sameAddress } from '../accounts/sameAddress.ts';
import type { SimulationOutcome } from '../callables/simulationAnswer.ts';

/** What the sender has more, or less, of a token (ERC-20) after a call that was tried out, in its smallest unit. */
export function tokenChange({ movements }: Pick<SimulationOutcome, 'movements'>, contract: string): bigint {
  return movements
    .filter((movement) => movement.kind === 'erc20' && sameAddress(movement.contract, contract))
    .reduce((sum, { units }) => sum + BigInt(units), 0n);
}
