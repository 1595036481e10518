import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AmountText } from '../../../components/AmountText.tsx';
import type { WriteAmount } from '../../../lib/format/WriteAmount.ts';
import { useText } from '../../../lib/text/useText.ts';
import { usePoolAmount } from '../hooks/usePoolAmount.ts';
import { usePoolWorth } from '../hooks/usePoolWorth.ts';
import type { Pool } from '../Pool.ts';
import type { PoolSum, PoolSums } from '../poolSums.ts';
import { PoolFacts } from './PoolFacts.tsx';
import { YieldSentence } from './YieldSentence.tsx';

/** Units by which rounding alone lowers what can be withdrawn (`heldBack`). */
const ROUNDING = 2n;

interface OwnPoolFactsProps {
  pool: Pool;
  sums: PoolSums;
  /** Dollars for one of its asset; null where it has no price, undefined while it is not known. */
  price: number | null | undefined;
  /** Part of the position that earns, in the asset's smallest unit; undefined if unknown. */
  earningUnits: bigint | undefined;
  /** True to name what can be withdrawn where it is less than the position. */
  hasLeavable: boolean;
}

/** The user's position in a pool: its value, its yield in plain words, and its earnings so far. */
export function OwnPoolFacts({ pool, sums, price, earningUnits, hasLeavable }: OwnPoolFactsProps) {
  const t = useText();
  const amount = usePoolAmount(pool, price, 'own');
  const bare = usePoolAmount(pool, null, 'own');
  const worth = usePoolWorth(pool, price, 'own')(sums.assets.units);
  const { assets, leavable } = sums;
  const isHeldBack =
    leavable.units === undefined || assets.units === undefined || assets.units - leavable.units > ROUNDING;

  function marked({ units, isUnconfirmed, isPart }: PoolSum, written: string): string {
    if (units !== undefined && isPart) return t('pools.partly', { amount: written });
    return units !== undefined && isUnconfirmed ? t('pools.byOne', { amount: written }) : written;
  }

  function earned(write: WriteAmount): string {
    const { earned: units } = sums;
    if (units === undefined) return t('pools.unknown');
    if (units < 0n) return t('pools.lost', { amount: amount(-units, write) });
    return units === 0n ? amount(units, write) : t('pools.gained', { amount: amount(units, write) });
  }

  return (
    <Box component="section" aria-label={t('pools.yours')} sx={{ display: 'grid', gap: 0.25 }}>
      <Typography variant="caption" color="textSecondary">
        {t('pools.yours')}
      </Typography>
      {worth !== undefined && (
        <Typography
          sx={{
            fontSize: '1.625rem',
            fontWeight: 650,
            letterSpacing: '-0.02em',
            lineHeight: 1.2,
            fontVariantNumeric: 'tabular-nums',
            overflowWrap: 'anywhere',
          }}
        >
          {marked(assets, worth)}
        </Typography>
      )}
      <Typography
        {...(worth === undefined
          ? { sx: { fontSize: '1.25rem', fontWeight: 650, overflowWrap: 'anywhere' } }
          : { variant: 'body2', color: 'textSecondary', sx: { overflowWrap: 'anywhere' } })}
      >
        <AmountText
          say={(write) => {
            const written = bare(assets.units, write);
            // Where there is a value, the doubt is shown beside it.
            return worth === undefined ? marked(assets, written) : written;
          }}
        />
      </Typography>
      <Typography variant="body2" sx={{ mt: 1, mb: 0.75 }}>
        <YieldSentence pool={pool} price={price} units={earningUnits} />
      </Typography>
      <PoolFacts
        facts={[
          ...(hasLeavable && isHeldBack
            ? [
                {
                  term: t('pools.leavable'),
                  value: <AmountText say={(write) => marked(leavable, amount(leavable.units, write))} />,
                },
              ]
            : []),
          { term: t('pools.earned'), value: <AmountText say={earned} /> },
        ]}
      />
    </Box>
  );
}
