import { sameAddress } from '../accounts/sameAddress.ts';
import type { SimulationOutcome } from '../schemas/simulationAnswer.ts';

/** Returns the change of the sender's balance of an ERC-20 token in a simulation, in its smallest unit. */
export function tokenChange({ movements }: Pick<SimulationOutcome, 'movements'>, contract: string): bigint {
  return movements
    .filter((movement) => movement.kind === 'erc20' && sameAddress(movement.contract, contract))
    .reduce((sum, { units }) => sum + BigInt(units), 0n);
}
