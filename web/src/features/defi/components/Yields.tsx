import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useText } from '../../../lib/text/useText.ts';
import type { Pool } from '../Pool.ts';
import { language } from '../../../lib/language/language.ts';

/** Days of the longer measurement. */
const LONG_DAYS = 30;

/** Past yields of a pool, measured by the price of its shares, with their number of days. */
export function Yields({ state }: Pick<Pool, 'state'>) {
  const t = useText();
  const { apy7 = null, apy30 = null, measuredDays = null } = state ?? {};
  const days = Math.round(measuredDays ?? LONG_DAYS);
  const isMeasured = apy7 !== null || apy30 !== null;
  const shown = [
    { percent: apy30, over: t('pools.apyDays', { days }) },
    // If nodes have no more than a week of history, both cover the same days.
    ...(days === 7 ? [] : [{ percent: apy7, over: t('pools.apy7') }]),
  ];
  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1 }}>
        {shown.map(({ percent, over }) => (
          <Typography
            key={over}
            component="p"
            sx={{ fontSize: '1.5rem', fontWeight: 650, letterSpacing: '-0.03em', lineHeight: 1 }}
          >
            {percent === null ? t('pools.unknown') : t('pools.percent', { percent: rounded(percent) })}{' '}
            <Box
              component="span"
              sx={{ fontSize: '0.8125rem', fontWeight: 600, color: 'text.secondary', letterSpacing: 0 }}
            >
              {t('defi.apy')}, {over}
            </Box>
          </Typography>
        ))}
      </Box>
      {state && !isMeasured && (
        <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 0.75 }}>
          {t('pools.apyNone')}
        </Typography>
      )}
    </Box>
  );
}

/** Rounds to two decimals; Intl reads the text exactly. */
function rounded(percent: string): string {
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  return format.format(percent as Intl.StringNumericLiteral);
}
