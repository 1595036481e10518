import type { Network } from '@everything-wallet/core/networks/networks';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';
import { useText } from '../../../lib/text/useText.ts';
import { DetailRow } from './DetailRow.tsx';

interface ApprovalsRowProps {
  network: Network;
  contract: string;
}

/** Links to the approvals of a token. */
export function ApprovalsRow({ network, contract }: ApprovalsRowProps) {
  const t = useText();
  return (
    <DetailRow label={t('settings.approvals')}>
      <Link
        component={RouterLink}
        to={paths.approvalsOf(network.id, contract)}
        sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
      >
        {t('tokens.page.approvals')}
      </Link>
    </DetailRow>
  );
}
