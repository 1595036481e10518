import { shortenAddress } from '@everything-wallet/core/accounts/shortenAddress';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { assetPicture } from '../../../catalogue/assetPicture.ts';
import { AssetIcon } from '../../../components/AssetIcon.tsx';
import { assetOfPool } from '../assetOfPool.ts';
import type { Pool } from '../Pool.ts';

/** Picture and name of a pool, with its asset and network. */
export function PoolHead({ pool }: { pool: Pool }) {
  const { vault, network } = pool;
  const symbol = assetOfPool(pool)?.symbol ?? shortenAddress(vault.asset);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
      <AssetIcon
        picture={assetPicture(network, pool.lido ? undefined : vault.asset)}
        text={symbol}
        size={40}
        network={network.id}
      />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
          {vault.name}
        </Typography>
        <Typography variant="caption" component="p" color="textSecondary" translate="no">
          {symbol} · {network.name}
        </Typography>
      </Box>
    </Box>
  );
}
