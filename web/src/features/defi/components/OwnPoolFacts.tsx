import Box from '@mui/material/Box';
import { AmountText } from '../../../components/AmountText.tsx';
import type { WriteAmount } from '../../../lib/format/WriteAmount.ts';
import { useText } from '../../../lib/text/useText.ts';
import { usePoolAmount } from '../hooks/usePoolAmount.ts';
import type { Pool } from '../Pool.ts';
import type { PoolSum, PoolSums } from '../poolSums.ts';
import { PoolFacts, type PoolFact } from './PoolFacts.tsx';

interface OwnPoolFactsProps {
  pool: Pool;
  sums: PoolSums;
  /** Dollars for one of its asset; null where it has no price, undefined while it is not known. */
  price: number | null | undefined;
  /** Facts in the place of what can be withdrawn. */
  own: readonly PoolFact[] | undefined;
}

/** Positions of the user in a pool: deposited, withdrawable and earned. */
export function OwnPoolFacts({ pool, sums, price, own }: OwnPoolFactsProps) {
  const t = useText();
  const amount = usePoolAmount(pool, price, 'own');

  function sum({ units, isUnconfirmed, isPart }: PoolSum, write: WriteAmount): string {
    if (units !== undefined && isPart) return t('pools.partly', { amount: amount(units, write) });
    return units !== undefined && isUnconfirmed
      ? t('pools.byOne', { amount: amount(units, write) })
      : amount(units, write);
  }

  function earned(write: WriteAmount): string {
    const { earned: units } = sums;
    if (units === undefined) return t('pools.unknown');
    if (units < 0n) return t('pools.lost', { amount: amount(-units, write) });
    return units === 0n ? amount(units, write) : t('pools.gained', { amount: amount(units, write) });
  }

  return (
    <Box
      component="section"
      aria-label={t('pools.yours')}
      sx={{ p: 1.5, borderRadius: 2, bgcolor: 'action.hover' }}
    >
      <PoolFacts
        facts={[
          { term: t('pools.yours'), value: <AmountText say={(write) => sum(sums.assets, write)} /> },
          ...(own ?? [
            { term: t('pools.leavable'), value: <AmountText say={(write) => sum(sums.leavable, write)} /> },
          ]),
          { term: t('pools.earned'), value: <AmountText say={earned} /> },
        ]}
      />
    </Box>
  );
}
