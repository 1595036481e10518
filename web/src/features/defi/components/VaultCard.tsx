import { shortenAddress } from '@everything-wallet/core/accounts/shortenAddress';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { knownCoin } from '../../../catalogue/knownCoin.ts';
import { AmountText } from '../../../components/AmountText.tsx';
import { TokenDisc } from '../../../components/TokenDisc.tsx';
import { useExplorer } from '../../../components/useExplorer.ts';
import type { WriteAmount } from '../../../lib/format/WriteAmount.ts';
import { useText } from '../../../lib/text/useText.ts';
import { assetOfPool } from '../assetOfPool.ts';
import { usePoolAmount } from '../hooks/usePoolAmount.ts';
import type { Pool } from '../Pool.ts';
import { poolSums, type PoolSum } from '../poolSums.ts';
import { PoolFacts, type PoolFact } from './PoolFacts.tsx';
import { RiskChip } from './RiskChip.tsx';
import { Yields } from './Yields.tsx';

/** The disc of a token that no catalogue draws. */
const UNKNOWN_COLOR = '#5A6B7B';

interface VaultCardProps {
  pool: Pool;
  /** Dollars for one of its asset; null where it has no price, undefined while that is not known. */
  price: number | null | undefined;
  /** Whether somebody can sign here. */
  canSign: boolean;
  /** Whether something is being made ready or reviewed. */
  isBusy: boolean;
  onDeposit: () => void;
  /** Undefined where it is not done by one step. */
  onWithdraw: (() => void) | undefined;
  /** Of what one has in it, in the place of what may leave a vault; and what else can be done with it. */
  own?: readonly PoolFact[];
  children?: ReactNode;
}

/** A pool of the chain: what it takes and yields, how much is in it, how risky it is and why, and what one has in it. */
export function VaultCard(props: VaultCardProps) {
  const { pool, price, canSign, isBusy, onDeposit, onWithdraw, own: ownFacts, children } = props;
  const t = useText();
  const everyones = usePoolAmount(pool, price, 'everyones');
  const amount = usePoolAmount(pool, price, 'own');
  const explorer = useExplorer(pool.network);
  const { vault, state } = pool;
  const asset = assetOfPool(pool);
  const symbol = asset?.symbol ?? shortenAddress(vault.asset);
  const coin = knownCoin(symbol) ?? knownCoin(symbol.replace(/^W/, ''));
  const sums = poolSums(pool);
  const status = state?.status ?? 'unknown';

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

  const facts: readonly PoolFact[] = [
    {
      term: t('defi.tvl'),
      value: <AmountText say={(write) => everyones(toUnits(state?.totalAssets), write)} />,
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
  ];
  const own: readonly PoolFact[] = sums.hasSome
    ? [
        { term: t('pools.yours'), value: <AmountText say={(write) => sum(sums.assets, write)} /> },
        ...(ownFacts ?? [
          { term: t('pools.leavable'), value: <AmountText say={(write) => sum(sums.leavable, write)} /> },
        ]),
        { term: t('pools.earned'), value: <AmountText say={earned} /> },
      ]
    : [];

  return (
    <Card
      component="article"
      aria-label={vault.name}
      sx={{ p: 2.5, display: 'flex', flexDirection: 'column', gap: 2, minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, minWidth: 0 }}>
        <TokenDisc icon={coin?.icon ?? symbol.slice(0, 1)} color={coin?.color ?? UNKNOWN_COLOR} size={36} />
        <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {vault.name}
        </Typography>
      </Box>
      <Yields state={state} />
      <PoolFacts facts={facts} />
      <Typography variant="caption" color="textSecondary">
        {t(`vaults.risk.${vault.riskReason}`)}
      </Typography>
      {state && status !== 'open' && (
        <Alert severity="warning">
          {t(
            status === 'unknown' && state.agreement === 'unconfirmed'
              ? 'pools.unconfirmed'
              : `vaults.refused.${status}`,
          )}
        </Alert>
      )}
      {own.length > 0 && (
        <Box
          component="section"
          aria-label={t('pools.yours')}
          sx={{ p: 1.5, borderRadius: 2, bgcolor: 'action.hover' }}
        >
          <PoolFacts facts={own} />
        </Box>
      )}
      {children}
      <Box sx={{ mt: 'auto', display: 'flex', gap: 1 }}>
        <Button
          variant={vault.kind === 'staking' ? 'contained' : 'outlined'}
          fullWidth
          disabled={isBusy || !canSign || status !== 'open'}
          onClick={onDeposit}
          sx={{ minHeight: 44 }}
        >
          {t(vault.kind === 'staking' ? 'defi.stake' : 'defi.lend')}
        </Button>
        {sums.hasSome && onWithdraw && (
          <Button
            variant="outlined"
            fullWidth
            disabled={isBusy || !canSign || !asset}
            onClick={onWithdraw}
            sx={{ minHeight: 44 }}
          >
            {t('pools.withdraw')}
          </Button>
        )}
      </Box>
    </Card>
  );
}

function toUnits(text: string | null | undefined): bigint | undefined {
  return text === null || text === undefined ? undefined : BigInt(text);
}
