import type { Network } from '@everything-wallet/core/networks/networks';
import Typography from '@mui/material/Typography';
import { useText } from '../lib/text/useText.ts';

interface NowCalledProps {
  /** The symbol that the wallet shows. */
  symbol: string;
  /** Undefined for a coin that was never renamed: then nothing is said. */
  nowCalled: Network['coin']['nowCalled'];
}

/** Says beside the required symbol of a coin what everybody else calls it now: exchanges offer it by that name alone. */
export function NowCalled({ symbol, nowCalled }: NowCalledProps) {
  const t = useText();
  if (!nowCalled) return null;
  return (
    <Typography variant="caption" color="textSecondary" component="p">
      {t('common.nowCalled', {
        currency: symbol,
        symbol: nowCalled.symbol,
        year: String(nowCalled.since),
      })}
    </Typography>
  );
}
