import { networks } from '@everything-wallet/core/networks/networks';
import Typography from '@mui/material/Typography';
import { formatAge } from '../../../lib/format/formatAge.ts';
import { useNow } from '../../../lib/time/useNow.ts';
import { useText } from '../../../lib/text/useText.ts';
import { useLateScans } from '../hooks/useLateScans.ts';

interface LateScansProps {
  userId: string;
}

/** Shows how far scanners have read that are behind. */
export function LateScans({ userId }: LateScansProps) {
  const t = useText();
  const now = useNow();
  return useLateScans(userId).map(({ network, block, at }) => {
    const name = networks.find(({ rpcName }) => rpcName === network)?.name ?? network;
    const isKnown = block !== undefined && at !== undefined;
    return (
      <Typography key={network} role="status" variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {isKnown
          ? t('history.late', { network: name, block, age: formatAge(Math.max(0, now - at)) })
          : t('history.lateUnknown', { network: name })}
      </Typography>
    );
  });
}
