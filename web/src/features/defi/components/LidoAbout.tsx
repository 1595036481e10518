import Typography from '@mui/material/Typography';
import { useText } from '../../../lib/text/useText.ts';
import type { Pool } from '../Pool.ts';
import { YieldSentence } from './YieldSentence.tsx';

interface LidoAboutProps {
  action: 'stake' | 'askBack' | 'unwrap';
  pool: Pool;
  /** Price of the coin in dollars; null if it has no price, undefined while unknown. */
  price: number | null | undefined;
  /** Typed amount; undefined without a valid one. */
  units: bigint | undefined;
}

/** Explains a step with Lido, and for a stake its yield and risk. */
export function LidoAbout({ action, pool, price, units }: LidoAboutProps) {
  const t = useText();
  const about = t(`pools.lido.about.${action}`);
  if (action !== 'stake') {
    return (
      <Typography variant="caption" color="textSecondary">
        {about}
      </Typography>
    );
  }
  return (
    <>
      <Typography variant="body2">
        <YieldSentence pool={pool} price={price} units={units} />
      </Typography>
      <Typography variant="caption" color="textSecondary">
        {about}
      </Typography>
      <Typography variant="caption" color="textSecondary">
        {t(`vaults.risk.${pool.vault.riskReason}`)}
      </Typography>
    </>
  );
}
