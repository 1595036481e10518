import { useText } from '../../../lib/text/useText.ts';
import { usePoolWorth } from '../hooks/usePoolWorth.ts';
import type { Pool } from '../Pool.ts';
import { aboutPercent } from '../aboutPercent.ts';
import { yearlyPercent } from '../yearlyPercent.ts';
import { yearlyUnits } from '../yearlyUnits.ts';

interface YieldSentenceProps {
  pool: Pool;
  /** Price of one unit of its asset in dollars; null if it has no price, undefined while unknown. */
  price: number | null | undefined;
  /** Amount that earns, in the asset's smallest unit; undefined if unknown. */
  units: bigint | undefined;
}

/** Yield of a pool in plain words, with its value for an amount. */
export function YieldSentence({ pool, price, units }: YieldSentenceProps) {
  const t = useText();
  const worthOf = usePoolWorth(pool, price, 'own');
  const percent = yearlyPercent(pool.state);
  if (percent === undefined) return t('pools.apyNone');
  const values = { percent: aboutPercent(percent) };
  const isLoss = percent.startsWith('-');
  const worth = units === undefined || units === 0n ? undefined : worthOf(yearlyUnits(units, percent));
  if (worth === undefined) return t(isLoss ? 'pools.loses' : 'pools.earns', values);
  return t(isLoss ? 'pools.losesWorth' : 'pools.earnsWorth', { ...values, worth });
}
