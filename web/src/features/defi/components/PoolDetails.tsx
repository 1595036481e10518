import { shortenAddress } from '@everything-wallet/core/accounts/shortenAddress';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { AmountText } from '../../../components/AmountText.tsx';
import { CollapsibleGroup } from '../../../components/CollapsibleGroup.tsx';
import { useExplorer } from '../../../components/useExplorer.ts';
import { language } from '../../../lib/language/language.ts';
import { useText } from '../../../lib/text/useText.ts';
import { assetOfPool } from '../assetOfPool.ts';
import { usePoolAmount } from '../hooks/usePoolAmount.ts';
import type { Pool } from '../Pool.ts';
import { readUnits } from '../readUnits.ts';
import { yearlyPercent } from '../yearlyPercent.ts';
import { PoolFacts, type PoolFact } from './PoolFacts.tsx';
import { RiskChip } from './RiskChip.tsx';

/** Days of the longer measurement. */
const LONG_DAYS = 30;

interface PoolDetailsProps {
  pool: Pool;
  /** Dollars for one of its asset; null where it has no price, undefined while it is not known. */
  price: number | null | undefined;
  /** Facts of the user's position, above those of the pool. */
  own?: readonly PoolFact[] | undefined;
}

/** Facts of a pool, folded: measured yields, assets, risk with its reason, audits and contract. */
export function PoolDetails({ pool, price, own = [] }: PoolDetailsProps) {
  const t = useText();
  const everyones = usePoolAmount(pool, price, 'everyones');
  const explorer = useExplorer(pool.network);
  const { vault, state } = pool;
  const symbol = assetOfPool(pool)?.symbol ?? shortenAddress(vault.asset);
  return (
    <CollapsibleGroup title={t('pools.details')}>
      <Box sx={{ display: 'grid', gap: 1.5, pt: 0.5, pb: 1 }}>
        <PoolFacts
          facts={[
            ...own,
            ...yieldFacts(),
            {
              term: t('defi.tvl'),
              value: <AmountText say={(write) => everyones(readUnits(state?.totalAssets), write)} />,
            },
            { term: t('pools.asset'), value: symbol },
            { term: t('defi.risk'), value: <RiskChip risk={vault.risk} /> },
            {
              term: t('pools.audits'),
              value: (
                <Link href={vault.auditUrl} target="_blank" rel="noreferrer">
                  {new URL(vault.auditUrl).hostname}
                </Link>
              ),
            },
            {
              term: t('pools.contract'),
              value: (
                <Box component="span" title={vault.address}>
                  {explorer === undefined ? (
                    shortenAddress(vault.address)
                  ) : (
                    <Link href={`${explorer}/address/${vault.address}`} target="_blank" rel="noreferrer">
                      {shortenAddress(vault.address)}
                    </Link>
                  )}
                </Box>
              ),
            },
          ]}
        />
        <Typography variant="caption" color="textSecondary">
          {t(`vaults.risk.${vault.riskReason}`)}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {t(yearlyPercent(state) === undefined ? 'pools.apyNone' : 'pools.apyMeaning')}
        </Typography>
      </Box>
    </CollapsibleGroup>
  );

  /** Past yields, measured by the price of its shares, with their number of days. */
  function yieldFacts(): readonly PoolFact[] {
    const { apy7 = null, apy30 = null, measuredDays = null } = state ?? {};
    const days = Math.round(measuredDays ?? LONG_DAYS);
    const fact = (percent: string | null, over: string) => ({
      term: `${t('defi.apy')}, ${over}`,
      value: percent === null ? t('pools.unknown') : t('pools.percent', { percent: rounded(percent) }),
    });
    return [
      fact(apy30, t('pools.apyDays', { days })),
      // If nodes have no more than a week of history, both cover the same days.
      ...(days === 7 ? [] : [fact(apy7, t('pools.apy7'))]),
    ];
  }
}

/** Rounds to two decimals; Intl reads the text exactly. */
function rounded(percent: string): string {
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  return format.format(percent as Intl.StringNumericLiteral);
}
