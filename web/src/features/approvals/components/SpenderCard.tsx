import { shortenAddress } from '@everything-wallet/core/accounts/shortenAddress';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { CopyableAddress } from '../../../components/CopyableAddress.tsx';
import { TestBadge } from '../../../components/TestBadge.tsx';
import { useText } from '../../../lib/text/useText.ts';
import type { ApprovalRow, SpenderGroup } from '../ApprovalRow.ts';
import type { Revocations } from '../hooks/useRevocations.ts';
import { revokeRequest } from '../revokeRequest.ts';
import { revokeState } from '../revokeState.ts';
import { ApprovalLine } from './ApprovalLine.tsx';

/** Actions on rows. */
export interface RowActions {
  readonly revocations: Revocations;
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (row: ApprovalRow, isSelected: boolean) => void;
  readonly onRevoke: (row: ApprovalRow) => void;
}

interface SpenderCardProps extends RowActions {
  group: SpenderGroup;
}

/** A spender and its approvals. */
export function SpenderCard({ group, revocations, selected, onSelect, onRevoke }: SpenderCardProps) {
  const t = useText();
  const titleId = useId();
  const { network, spender, rows } = group;
  const name =
    group.name ?? (spender === undefined ? t('approvals.unknownSpender') : shortenAddress(spender));
  return (
    <Card
      component="section"
      aria-labelledby={titleId}
      data-testid="spender"
      sx={{ p: { xs: 2, sm: 2.5 }, mb: 2 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mb: 0.5 }}>
        <Typography id={titleId} variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }} translate="no">
          <bdi>
            {group.name ?? t(spender === undefined ? 'approvals.unknownSpender' : 'approvals.unnamed')}
          </bdi>
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {network.name}
        </Typography>
        {network.type === 'testnet' && <TestBadge />}
      </Box>
      {spender !== undefined && (
        <CopyableAddress address={spender} copyLabel={t('approvals.copySpender', { name })} />
      )}
      <Box component="ul" sx={{ m: 0, p: 0 }}>
        {rows.map((row) => (
          <ApprovalLine
            key={row.key}
            row={row}
            spender={name}
            revoke={revokeState(row, revocations.get(row.key))}
            isSelected={selected.has(row.key)}
            onSelect={revokeRequest(row) ? (isSelected) => onSelect(row, isSelected) : undefined}
            onRevoke={() => onRevoke(row)}
          />
        ))}
      </Box>
    </Card>
  );
}
