import type { Network } from '@everything-wallet/core/networks/networks';
import OpenInNewRounded from '@mui/icons-material/OpenInNewRounded';
import Link from '@mui/material/Link';
import { useExplorer } from '../../../components/useExplorer.ts';
import { useText } from '../../../lib/text/useText.ts';
import { DetailRow } from './DetailRow.tsx';

interface ExplorerRowProps {
  network: Network;
  /** Token contract, or the account that holds the coin. */
  address: string;
  isToken?: boolean;
}

/** Links to a token or account on the network's explorer; hidden on a local chain. */
export function ExplorerRow({ network, address, isToken = false }: ExplorerRowProps) {
  const t = useText();
  const explorer = useExplorer(network);
  if (explorer === undefined) return null;
  return (
    <DetailRow label={t('networkSettings.explorer')}>
      <Link
        href={`${explorer}/${isToken ? 'token' : 'address'}/${address}`}
        target="_blank"
        rel="noopener noreferrer"
        sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, minHeight: 44 }}
      >
        {new URL(explorer).host}
        <OpenInNewRounded sx={{ fontSize: 16 }} />
      </Link>
    </DetailRow>
  );
}
