import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { AmountText } from '../../../components/AmountText.tsx';
import { RenamedTo } from '../../../components/RenamedTo.tsx';
import { PageColumn } from '../../../components/PageColumn.tsx';
import { PageHeader } from '../../../components/PageHeader.tsx';
import { TestBadge } from '../../../components/TestBadge.tsx';
import { paths } from '../../../config/paths.ts';
import type { WriteAmount } from '../../../lib/format/WriteAmount.ts';
import { useMoney } from '../../../lib/money/useMoney.ts';
import { useMask } from '../../../lib/money/useMask.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { ListedToken } from '../ListedToken.ts';
import { DetailRow } from './DetailRow.tsx';
import { TokenIcon } from './TokenIcon.tsx';

interface TokenPageProps {
  token: ListedToken;
  isTest?: boolean;
  /** Formats the amount, without the symbol. */
  amount: (write: WriteAmount) => string;
  /** Formatted for display. */
  value: string;
  /** Badge beside the value, such as for sample prices. */
  valueBadge?: ReactNode;
  /** Reason why it cannot be sent; undefined if it can. */
  sendProblem?: string | undefined;
  /** Retries loading what a send needs; undefined where that would change nothing. */
  onRetrySend?: (() => void) | undefined;
  /** Confirms the decimals a send needs; undefined without a need. */
  onConfirmSend?: (() => void) | undefined;
  /** True if it can be sent once it is added by its contract. */
  canBeAdded?: boolean;
  canReceive?: boolean;
  onSend: () => void;
  onReceive: () => void;
  /** Mark for how certain the amount is. */
  mark?: ReactNode;
  /** Further details of the token, as rows. */
  details?: ReactNode;
  /** Notice above everything else. */
  notice?: ReactNode;
  /** Further action for the token. */
  action?: ReactNode;
  /** Content below the balance, such as the price. */
  children?: ReactNode;
  /** The token's transactions, in a second column where there is room. */
  transactions: ReactNode;
}

/** Detail page of a token: its identity, the balance, and actions (docs/product.md §2, Token detail). */
export function TokenPage({
  token,
  isTest = false,
  amount,
  value,
  valueBadge,
  sendProblem,
  onRetrySend,
  onConfirmSend,
  canBeAdded = false,
  canReceive = true,
  onSend,
  onReceive,
  mark,
  details,
  notice,
  action,
  children,
  transactions,
}: TokenPageProps) {
  const t = useText();
  const mask = useMask();
  const money = useMoney();
  const problemId = useId();
  return (
    <PageColumn
      header={<PageHeader title={token.name} badge={isTest ? <TestBadge /> : undefined} action={action} />}
      aside={transactions}
    >
      <Card
        component="section"
        aria-label={token.name}
        sx={{ p: { xs: 2.5, sm: 3.5 }, display: 'grid', gap: 2.5 }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minWidth: 0 }}>
          <TokenIcon token={token} size={52} />
          <Box sx={{ minWidth: 0 }}>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              <Typography variant="body2" color="textSecondary">
                {t('tokens.page.balance')}
              </Typography>
              {mark}
            </Box>
            <Typography
              data-testid="token-balance"
              sx={{
                fontSize: { xs: '1.5rem', sm: '1.875rem' },
                fontWeight: 650,
                letterSpacing: '-0.02em',
                lineHeight: 1.2,
                fontVariantNumeric: 'tabular-nums',
                overflowWrap: 'anywhere',
              }}
            >
              <AmountText say={(write) => mask(amount(write))} />{' '}
              <Box component="span" sx={{ fontSize: '0.6em', fontWeight: 600, color: 'text.secondary' }}>
                {token.symbol}
              </Box>
            </Typography>
          </Box>
        </Box>

        <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
          <DetailRow label={t('tokens.page.value', { currency: money.code })}>
            <Box component="span" data-testid="token-value">
              {mask(value)}
            </Box>
            {valueBadge}
          </DetailRow>
          <DetailRow label={t('tokens.page.network')}>{token.network}</DetailRow>
          {details}
        </Box>
        <RenamedTo symbol={token.symbol} renamedTo={token.renamedTo} />
        {notice}

        <Box sx={{ display: 'flex', gap: 1.5 }}>
          <Button
            variant="contained"
            size="large"
            fullWidth
            onClick={onSend}
            disabled={sendProblem !== undefined}
            aria-describedby={sendProblem === undefined ? undefined : problemId}
          >
            {t('tokens.page.send')}
          </Button>
          <Button variant="outlined" size="large" fullWidth onClick={onReceive} disabled={!canReceive}>
            {t('tokens.page.receive')}
          </Button>
        </Box>
        {sendProblem !== undefined && (
          <Alert
            id={problemId}
            severity="info"
            action={
              (onConfirmSend ?? onRetrySend) && (
                <Button color="inherit" size="small" onClick={onConfirmSend ?? onRetrySend}>
                  {t(onConfirmSend ? 'tokens.page.confirm' : 'common.retry')}
                </Button>
              )
            }
          >
            {sendProblem}{' '}
            {canBeAdded && (
              <Link component={RouterLink} to={paths.addToken}>
                {t('tokens.add.title')}
              </Link>
            )}
          </Alert>
        )}
      </Card>
      {children}
    </PageColumn>
  );
}
