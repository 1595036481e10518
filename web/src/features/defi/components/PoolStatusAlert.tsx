import Alert from '@mui/material/Alert';
import { useText } from '../../../lib/text/useText.ts';
import type { Pool } from '../Pool.ts';

/** Reason why a pool takes no deposits now; nothing where it does. */
export function PoolStatusAlert({ state }: Pick<Pool, 'state'>) {
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
