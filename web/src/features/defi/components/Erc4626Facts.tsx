import { shortenAddress } from '@everything-wallet/core/accounts/shortenAddress';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { AmountText } from '../../../components/AmountText.tsx';
import { useExplorer } from '../../../components/useExplorer.ts';
import { useText } from '../../../lib/text/useText.ts';
import { usePoolAmount } from '../hooks/usePoolAmount.ts';
import type { Pool } from '../Pool.ts';
import { readUnits } from '../readUnits.ts';
import { PoolFacts } from './PoolFacts.tsx';
import { RiskChip } from './RiskChip.tsx';

interface Erc4626FactsProps {
  pool: Pool;
  /** Asset's symbol. */
  symbol: string;
  /** Dollars for one of its asset; null where it has no price, undefined while it is not known. */
  price: number | null | undefined;
}

/** Facts of a pool: assets, risk, audits and contract. */
export function Erc4626Facts({ pool, symbol, price }: Erc4626FactsProps) {
  const t = useText();
  const everyones = usePoolAmount(pool, price, 'everyones');
  const explorer = useExplorer(pool.network);
  const { vault, state } = pool;
  return (
    <PoolFacts
      facts={[
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
  );
}
