import { networks } from '@everything-wallet/core/networks/networks';
import Typography from '@mui/material/Typography';
import { formatAge } from '../../../lib/format/formatAge.ts';
import { language } from '../../../lib/language/language.ts';
import { useNow } from '../../../lib/time/useNow.ts';
import { useText } from '../../../lib/text/useText.ts';
import { useScanProgress } from '../hooks/useScanProgress.ts';

const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });

interface ScanProgressProps {
  userId: string;
}

/** Shows the progress of networks that are not read up to their newest block: earlier transfers, and scanners that are behind. */
export function ScanProgress({ userId }: ScanProgressProps) {
  const t = useText();
  const now = useNow();
  const { backfills, late } = useScanProgress(userId);
  const lines = [
    ...backfills.map(({ network, share }) => ({
      key: `backfill ${network}`,
      // 100 % would say that nothing is left.
      text: t('history.backfill', {
        network: nameOf(network),
        share: percent.format(Math.min(share, 0.99)),
      }),
    })),
    ...late.map(({ network, block, at }) => {
      const name = nameOf(network);
      const isKnown = block !== undefined && at !== undefined;
      return {
        key: `late ${network}`,
        text: isKnown
          ? t('history.late', { network: name, block, age: formatAge(Math.max(0, now - at)) })
          : t('history.lateUnknown', { network: name }),
      };
    }),
  ];
  return lines.map(({ key, text }) => (
    <Typography key={key} role="status" variant="body2" color="textSecondary" sx={{ mb: 2 }}>
      {text}
    </Typography>
  ));
}

function nameOf(rpcName: string): string {
  return networks.find((network) => network.rpcName === rpcName)?.name ?? rpcName;
}
