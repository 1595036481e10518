import type { SimulationAnswer } from '@everything-wallet/core/schemas/simulationAnswer';

/** Gas of the cheapest transaction (Yellow Paper, G_transaction). */
const MIN_GAS = 21_000n;

/**
 * Returns gas limits of the later calls of a batch, from the gas that their simulation used.
 *
 * No estimate can be asked for them before those ahead are in a block. A refund of a fifth at most is not in the gas
 * used (EIP-3529), and the reserve of a fifth is that of every call: half as much again.
 *
 * @param answers of all calls, in order
 * @returns undefined where one of them has no gas
 */
export function gasLimitsOf(answers: readonly SimulationAnswer[]): readonly bigint[] | undefined {
  const limits = answers.slice(1).flatMap(({ outcome }) => {
    if (!outcome?.succeeds || outcome.gasUsed === null) return [];
    const limit = (BigInt(outcome.gasUsed) * 3n) / 2n;
    return limit > MIN_GAS ? limit : MIN_GAS;
  });
  return limits.length === answers.length - 1 ? limits : undefined;
}
