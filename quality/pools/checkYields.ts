import type { PoolsAnswer } from '@everything-wallet/core/schemas/poolsAnswer';
import type { SampleErc4626Pool } from '../../tools/pools/sampleErc4626Pools.ts';
import type { Tally } from '../production/Tally.ts';

/** Percent a year by which two figures may differ: the effect of a block a few hours off the day. */
const TOLERANCE = 0.003;

/**
 * Compares yields with those computed from the vaults' own rates, where there was no deposit or withdrawal
 * for some days: interest is always paid on the same assets, so its share of the value falls with time.
 */
export function checkYields(
  { vaults }: PoolsAnswer,
  samples: readonly SampleErc4626Pool[],
  days: number,
  tally: Tally,
): void {
  for (const { address, name, yearlyBps } of samples) {
    const reported = vaults.find((vault) => vault.address === address);
    const grownBy = (afterDays: number) => 1 + (Number(yearlyBps) / 10_000) * (afterDays / 365);
    for (const [over, percent] of [
      [7, reported?.apy7],
      [30, reported?.apy30],
    ] as const) {
      const expected = ((grownBy(days) / grownBy(days - over)) ** (365 / over) - 1) * 100;
      tally.expect(
        typeof percent === 'string' && Math.abs(Number(percent) - expected) < TOLERANCE,
        `${name}: ${percent} % a year by ${over} days, not about ${expected.toFixed(4)} %`,
      );
    }
    const measured = reported?.measuredDays ?? 0;
    tally.expect(Math.abs(measured - 30) < 1, `${name}: measured over ${measured} days`);
  }
}
