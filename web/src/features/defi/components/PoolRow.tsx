import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useText } from '../../../lib/text/useText.ts';
import { usePoolAmount } from '../hooks/usePoolAmount.ts';
import { usePoolWorth } from '../hooks/usePoolWorth.ts';
import { formatShort } from '../../../lib/format/formatShort.ts';
import type { Pool } from '../Pool.ts';
import { readUnits } from '../readUnits.ts';
import { aboutPercent } from '../aboutPercent.ts';
import { yearlyPercent } from '../yearlyPercent.ts';
import { PoolDetails } from './PoolDetails.tsx';
import { PoolHead } from './PoolHead.tsx';
import { PoolStatusAlert } from './PoolStatusAlert.tsx';
import { RiskChip } from './RiskChip.tsx';

export interface PoolRowProps {
  pool: Pool;
  /** Price of one unit of its asset in dollars; null if it has no price, undefined while unknown. */
  price: number | null | undefined;
  /** True where an account can sign. */
  canSign: boolean;
  /** True while a step is prepared or reviewed. */
  isBusy: boolean;
  onDeposit: () => void;
}

/** A pool without a position of the user: yield, total deposits, risk, and the button to deposit. */
export function PoolRow({ pool, price, canSign, isBusy, onDeposit }: PoolRowProps) {
  const t = useText();
  const { vault, state } = pool;
  const worthOf = usePoolWorth(pool, price, 'everyones');
  const amountOf = usePoolAmount(pool, null, 'everyones');
  const percent = yearlyPercent(state);
  const total = readUnits(state?.totalAssets);
  return (
    <Box
      component="article"
      aria-label={vault.name}
      sx={{
        px: { xs: 2, sm: 2.5 },
        pt: 2,
        pb: 0.5,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box
        sx={{
          display: 'grid',
          alignItems: 'center',
          columnGap: 2,
          rowGap: 1.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: 'minmax(0, 5fr) 2fr 3fr 2fr 120px' },
        }}
      >
        <PoolHead pool={pool} />
        <Box sx={{ textAlign: 'end' }}>
          <Typography
            sx={{
              fontSize: '1.25rem',
              fontWeight: 650,
              lineHeight: 1.2,
              fontVariantNumeric: 'tabular-nums',
              ...(percent !== undefined && !percent.startsWith('-') && { color: 'success.main' }),
            }}
          >
            {percent === undefined
              ? t('pools.unknown')
              : t(percent.startsWith('-') ? 'pools.percentLoss' : 'pools.percent', {
                  percent: aboutPercent(percent),
                })}
          </Typography>
          <Typography variant="caption" component="p" color="textSecondary">
            {t(percent === undefined ? 'defi.apy' : 'pools.aYear')}
          </Typography>
        </Box>
        <Figure term={t('pools.deposited')}>{worthOf(total) ?? amountOf(total, formatShort)}</Figure>
        <Figure term={t('defi.risk')}>
          <RiskChip risk={vault.risk} />
        </Figure>
        <Button
          variant={vault.kind === 'staking' ? 'contained' : 'outlined'}
          disabled={isBusy || !canSign || state?.status !== 'open'}
          onClick={onDeposit}
          sx={{ minHeight: 44, gridColumn: { xs: '1 / -1', md: 'auto' } }}
        >
          {t(vault.kind === 'staking' ? 'defi.stake' : 'defi.lend')}
        </Button>
      </Box>
      {state && state.status !== 'open' && (
        <Box sx={{ mt: 1.5 }}>
          <PoolStatusAlert state={state} />
        </Box>
      )}
      <PoolDetails pool={pool} price={price} />
    </Box>
  );
}

function Figure({ term, children }: { term: string; children: ReactNode }) {
  return (
    <Box sx={{ minWidth: 0, textAlign: { md: 'end' }, '&:nth-of-type(4)': { textAlign: 'end' } }}>
      <Typography variant="caption" component="p" color="textSecondary">
        {term}
      </Typography>
      <Typography
        variant="body2"
        component="div"
        sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}
      >
        {children}
      </Typography>
    </Box>
  );
}
