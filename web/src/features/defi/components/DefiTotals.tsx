import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useMoney } from '../../../lib/money/useMoney.ts';
import { useMask } from '../../../lib/money/useMask.ts';
import { useText } from '../../../lib/text/useText.ts';
import { isWhole, type PoolTotal, type PoolTotals } from '../poolTotals.ts';
import { language } from '../../../lib/language/language.ts';

interface DefiTotalsProps {
  /** Undefined while they are loading. */
  totals: PoolTotals | undefined;
}

/** Total Staked, Rewards Earned and Total Lent, of all accounts on all networks that are on; unknown is not zero. */
export function DefiTotals({ totals }: DefiTotalsProps) {
  const t = useText();
  const mask = useMask();
  const money = useMoney();
  const shown = [
    ['defi.totalStaked', totals?.staked, 'pools.total.figures'],
    ['defi.rewardsEarned', totals?.earned, 'pools.total.earnings'],
    ['defi.totalLent', totals?.lent, 'pools.total.figures'],
  ] as const;

  function written({ usd, isLoss }: PoolTotal): string {
    if (usd === undefined) return t('pools.total.unknown');
    const amount = mask(money.format(usd));
    return isLoss ? t('pools.total.loss', { amount }) : amount;
  }

  function why(total: PoolTotal, ofFigures: (typeof shown)[number][2]): string {
    const gaps = [
      ['pools.total.unanswered', total.unanswered],
      [ofFigures, total.unknown],
      ['pools.total.priceless', total.priceless],
    ] as const;
    const parts = gaps.flatMap(([id, count]) => (count > 0 ? [t(id, { count })] : []));
    const what = new Intl.ListFormat(language).format(parts);
    return t(total.usd === undefined ? 'pools.total.why' : 'pools.total.partial', { what });
  }

  return (
    <Card
      component="section"
      aria-label={t('defi.totals')}
      aria-busy={totals === undefined}
      sx={{
        display: 'grid',
        px: { xs: 2, sm: 2.5 },
        py: { xs: 0.75, sm: 2 },
        columnGap: 2,
        gridTemplateColumns: { sm: 'repeat(3, minmax(0, 1fr))' },
      }}
    >
      {shown.map(([label, total, ofFigures]) => (
        <Box key={label} sx={{ py: { xs: 0.75, sm: 0 } }}>
          <Box
            sx={{
              display: 'flex',
              flexDirection: { xs: 'row', sm: 'column' },
              alignItems: { xs: 'baseline', sm: 'start' },
              justifyContent: 'space-between',
              columnGap: 2,
              rowGap: 0.25,
            }}
          >
            <Typography variant="body2" color="textSecondary">
              {t(label)}
            </Typography>
            <Typography
              sx={{
                fontSize: { xs: '1.0625rem', sm: '1.5rem' },
                fontWeight: 650,
                letterSpacing: '-0.02em',
                fontVariantNumeric: 'tabular-nums',
                overflowWrap: 'anywhere',
                minWidth: 0,
              }}
            >
              {total ? written(total) : <Skeleton width={88} />}
            </Typography>
          </Box>
          {total && !isWhole(total) && (
            <Typography variant="caption" component="p" sx={{ color: 'warning.main' }}>
              {why(total, ofFigures)}
            </Typography>
          )}
          {total?.usd !== undefined && total.old > 0 && (
            <Typography variant="caption" component="p" sx={{ color: 'warning.main' }}>
              {t('pools.total.old', { count: total.old })}
            </Typography>
          )}
        </Box>
      ))}
    </Card>
  );
}
