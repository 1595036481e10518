import { shortenAddress } from '@everything-wallet/core/accounts/shortenAddress';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { assetPicture } from '../../../catalogue/assetPicture.ts';
import { AssetIcon } from '../../../components/AssetIcon.tsx';
import { useText } from '../../../lib/text/useText.ts';
import { assetOfPool } from '../assetOfPool.ts';
import type { Pool } from '../Pool.ts';
import { poolSums } from '../poolSums.ts';
import { OwnPoolFacts } from './OwnPoolFacts.tsx';
import type { PoolFact } from './PoolFacts.tsx';
import { Erc4626Facts } from './Erc4626Facts.tsx';
import { Yields } from './Yields.tsx';

interface PoolCardProps {
  pool: Pool;
  /** Price of one unit of its asset in dollars; null if it has no price, undefined while unknown. */
  price: number | null | undefined;
  /** True where an account can sign. */
  canSign: boolean;
  /** True while a step is prepared or reviewed. */
  isBusy: boolean;
  onDeposit: () => void;
  /** Undefined where one step does not withdraw. */
  onWithdraw: (() => void) | undefined;
  /** Shown instead of the withdrawable amount, with further actions. */
  own?: readonly PoolFact[];
  children?: ReactNode;
}

/** Pool of a network: asset and yields, assets, risk with its reason, and the user's positions. */
export function PoolCard(props: PoolCardProps) {
  const { pool, price, canSign, isBusy, onDeposit, onWithdraw, own, children } = props;
  const t = useText();
  const { vault, state } = pool;
  const asset = assetOfPool(pool);
  const symbol = asset?.symbol ?? shortenAddress(vault.asset);
  const sums = poolSums(pool);
  const isOpen = state?.status === 'open';

  return (
    <Card
      component="article"
      aria-label={vault.name}
      sx={{ p: 2.5, display: 'flex', flexDirection: 'column', gap: 2, minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, minWidth: 0 }}>
        <AssetIcon
          picture={assetPicture(pool.network, pool.lido ? undefined : vault.asset)}
          text={symbol}
          size={36}
          network={pool.network.id}
        />
        <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {vault.name}
        </Typography>
      </Box>
      <Yields state={state} />
      <Erc4626Facts pool={pool} symbol={symbol} price={price} />
      <Typography variant="caption" color="textSecondary">
        {t(`vaults.risk.${vault.riskReason}`)}
      </Typography>
      <PoolStatusAlert state={state} />
      {sums.hasSome && <OwnPoolFacts pool={pool} sums={sums} price={price} own={own} />}
      {children}
      <Box sx={{ mt: 'auto', display: 'flex', gap: 1 }}>
        <Button
          variant={vault.kind === 'staking' ? 'contained' : 'outlined'}
          fullWidth
          disabled={isBusy || !canSign || !isOpen}
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

/** Reason why a pool takes no deposits now. */
function PoolStatusAlert({ state }: Pick<Pool, 'state'>) {
  const t = useText();
  if (!state || state.status === 'open') return null;
  const { status, agreement } = state;
  return (
    <Alert severity="warning">
      {t(
        status === 'unknown' && agreement === 'unconfirmed'
          ? 'pools.unconfirmed'
          : `vaults.refused.${status}`,
      )}
    </Alert>
  );
}
