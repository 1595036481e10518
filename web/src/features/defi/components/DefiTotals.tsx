import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useMoney } from '../../../lib/money/useMoney.ts';
import { useText } from '../../../lib/text/useText.ts';

/** Total Staked, Rewards Earned and Total Lent: all zero, since nothing can be staked or lent yet. */
export function DefiTotals() {
  const t = useText();
  const money = useMoney();
  return (
    <Box
      component="section"
      aria-label={t('defi.totals')}
      sx={{ display: 'grid', gap: { xs: 1, sm: 2 }, gridTemplateColumns: { sm: 'repeat(3, 1fr)' } }}
    >
      {(['defi.totalStaked', 'defi.rewardsEarned', 'defi.totalLent'] as const).map((label) => (
        <Card
          key={label}
          sx={{
            px: 2.5,
            py: { xs: 1.5, sm: 2.5 },
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
            {money.format('0')}
          </Typography>
        </Card>
      ))}
    </Box>
  );
}
