import type { Network } from '@everything-wallet/core/networks/networks';
import OpenInNewRounded from '@mui/icons-material/OpenInNewRounded';
import Link from '@mui/material/Link';
import { useExplorer } from '../../../components/useExplorer.ts';
import { useText } from '../../../lib/text/useText.ts';
import { DetailRow } from './DetailRow.tsx';

interface ExplorerRowProps {
  network: Network;
  /** A token's contract, or the account whose coin it is. */
  address: string;
  isToken?: boolean;
}

/** Leads to what the network's explorer says of a token, or of an account; on a local chain nothing does. */
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
