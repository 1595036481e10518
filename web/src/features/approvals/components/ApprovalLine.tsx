import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import { AmountText } from '../../../components/AmountText.tsx';
import { formatDay } from '../../../lib/format/formatDay.ts';
import { formatShort } from '../../../lib/format/formatShort.ts';
import { useMoney } from '../../../lib/money/useMoney.ts';
import { useMask } from '../../../lib/money/useMask.ts';
import { useText, type Text } from '../../../lib/text/useText.ts';
import type { ApprovalRow } from '../ApprovalRow.ts';
import type { RevokeState } from '../revokeState.ts';
import { amountText } from './amountText.ts';

interface ApprovalLineProps {
  row: ApprovalRow;
  /** Display name. */
  spender: string;
  /** State of its revocation; undefined if none was sent. */
  revoke: RevokeState | undefined;
  isSelected: boolean;
  /** Undefined if it cannot be revoked here. */
  onSelect: ((isSelected: boolean) => void) | undefined;
  onRevoke: () => void;
}

/** One approval: its asset, account and amount at risk, with an action that revokes it. */
export function ApprovalLine({ row, spender, revoke, isSelected, onSelect, onRevoke }: ApprovalLineProps) {
  const t = useText();
  const mask = useMask();
  const money = useMoney();
  const what = amountText(row, t, formatShort);
  const isUnderWay = revoke === 'pending' || revoke === 'completed';
  const canRevoke = onSelect !== undefined && !isUnderWay;
  return (
    <Box
      component="li"
      data-testid="approval"
      sx={{
        display: 'grid',
        gridTemplateColumns: '44px minmax(0, 1fr) auto',
        columnGap: 1,
        alignItems: 'center',
        py: 1,
        listStyle: 'none',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      {canRevoke ? (
        <Checkbox
          checked={isSelected}
          onChange={(_, checked) => onSelect(checked)}
          slotProps={{ input: { 'aria-label': t('approvals.select', { what, spender }) } }}
          sx={{ width: 44, height: 44 }}
        />
      ) : (
        <span />
      )}
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }} translate="no">
          {/* Isolated: its symbol may be in a script of another direction. */}
          <bdi>
            <AmountText say={(write) => amountText(row, t, write)} />
          </bdi>
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {factsOf(row, t).join(' · ')}
        </Typography>
        <StateText row={row} revoke={revoke} />
      </Box>
      <Box sx={{ display: 'grid', justifyItems: 'end', gap: 0.5, textAlign: 'right' }}>
        <Typography variant="caption" color="textSecondary" component="p">
          {t('approvals.atRisk')}
        </Typography>
        <Typography
          data-testid="at-risk"
          variant="body2"
          sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
        >
          {mask(money.format(row.usd))}
        </Typography>
        {canRevoke && (
          <Button
            size="small"
            variant="outlined"
            onClick={onRevoke}
            aria-label={t('approvals.revokeNamed', { what, spender })}
            sx={{ minHeight: 44 }}
          >
            {t('approvals.revoke')}
          </Button>
        )}
      </Box>
    </Box>
  );
}

function factsOf({ approval, account }: ApprovalRow, t: Text): readonly string[] {
  const { kind, expiresAt, changedAt, changedBlock } = approval;
  return [
    account.name,
    ...(kind === 'permit2' ? [t('approvals.throughPermit2')] : []),
    ...(expiresAt === null ? [] : [t('approvals.until', { day: formatDay(new Date(expiresAt)) })]),
    changedAt === null
      ? t('approvals.changedBlock', { block: changedBlock })
      : t('approvals.changed', { day: formatDay(new Date(changedAt)) }),
  ];
}

/** Caveats of an approval and the state of its revocation. */
function StateText({ row, revoke }: { row: ApprovalRow; revoke: ApprovalLineProps['revoke'] }) {
  const t = useText();
  const texts = [
    ...(revoke ? [t(REVOKES[revoke])] : []),
    ...(row.account.derivationIndex === null ? [t('approvals.watched')] : []),
    ...doubtOf(row, t),
  ];
  return texts.map((text) => (
    <Typography key={text} variant="body2" sx={{ color: 'warning.main', fontWeight: 550 }}>
      {text}
    </Typography>
  ));
}

const REVOKES = {
  pending: 'approvals.pending',
  completed: 'approvals.completed',
  failed: 'approvals.revokeFailed',
  replaced: 'approvals.replaced',
  inForce: 'approvals.inForce',
} as const;

function doubtOf({ approval: { agreement, units } }: ApprovalRow, t: Text): readonly string[] {
  if (agreement === 'disputed') return [t('approvals.state.disputed')];
  if (agreement === 'unknown') return [t('approvals.state.unknown')];
  if (agreement !== 'unconfirmed') return [];
  return [t(units === null ? 'approvals.state.over' : 'approvals.state.unconfirmed')];
}
