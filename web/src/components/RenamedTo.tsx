import type { Network } from '@everything-wallet/core/networks/networks';
import Typography from '@mui/material/Typography';
import { useText } from '../lib/text/useText.ts';

interface NowCalledProps {
  /** Symbol that the wallet shows. */
  symbol: string;
  /** Undefined for a coin that was never renamed: nothing is shown. */
  renamedTo: Network['coin']['renamedTo'];
}

/** Shows, beside the required symbol of a coin, its current name: exchanges list it only under that. */
export function RenamedTo({ symbol, renamedTo }: NowCalledProps) {
  const t = useText();
  if (!renamedTo) return null;
  return (
    <Typography variant="caption" color="textSecondary" component="p">
      {t('common.renamedTo', {
        currency: symbol,
        symbol: renamedTo.symbol,
        year: String(renamedTo.since),
      })}
    </Typography>
  );
}
