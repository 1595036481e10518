import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
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

  function written(total: PoolTotal | undefined): string {
    if (!total) return '…';
    const { usd, isLoss } = total;
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
    <Box
      component="section"
      aria-label={t('defi.totals')}
      aria-busy={totals === undefined}
      sx={{ display: 'grid', gap: { xs: 1, sm: 2 }, gridTemplateColumns: { sm: 'repeat(3, 1fr)' } }}
    >
      {shown.map(([label, total, ofFigures]) => (
        <Card
          key={label}
          sx={{ px: 2.5, py: { xs: 1.5, sm: 2.5 }, display: 'grid', alignContent: 'start', gap: 0.5 }}
        >
          <Box
            sx={{
              display: 'flex',
              flexDirection: { xs: 'row', sm: 'column' },
              alignItems: { xs: 'center', sm: 'start' },
              justifyContent: 'space-between',
              gap: 0.5,
            }}
          >
            <Typography variant="body2" color="textSecondary" sx={{ fontWeight: 550 }}>
              {t(label)}
            </Typography>
            <Typography
              sx={{
                fontSize: { xs: '1.125rem', sm: '1.5rem' },
                fontWeight: 650,
                letterSpacing: '-0.02em',
                fontVariantNumeric: 'tabular-nums',
              }}
            >
              {written(total)}
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
        </Card>
      ))}
    </Box>
  );
}
