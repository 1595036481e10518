import Box from '@mui/material/Box';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { AmountText } from '../../../components/AmountText.tsx';
import { TestBadge } from '../../../components/TestBadge.tsx';
import { LastKnown } from '../../../components/LastKnown.tsx';
import { paths } from '../../../config/paths.ts';
import type { WriteAmount } from '../../../lib/format/WriteAmount.ts';
import type { ListedToken } from '../ListedToken.ts';
import { TokenIcon } from './TokenIcon.tsx';

interface TokenRowProps {
  token: ListedToken;
  /** Formats the amount, without the symbol. */
  amount: (write: WriteAmount) => string;
  /** Time of the amount, if it is the last known one. */
  asOf?: Date | undefined;
  /** Value of the amount, formatted for display. */
  value?: string | undefined;
  /** Change of its price. */
  change?: ReactNode;
  /** Pressable mark for how certain the amount is. */
  mark?: ReactNode;
  /** Warning about the token, before anything else. */
  warning?: string | undefined;
  /** Path of its page; defaults to that of the token's id. */
  path?: string;
  isTest: boolean;
}

/** Row of the token list; links to the token's page. On a phone its name wraps to two lines. */
export function TokenRow({
  token,
  amount,
  asOf,
  value,
  change,
  mark,
  warning,
  path = paths.token(token.id),
  isTest,
}: TokenRowProps) {
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center' }}>
      <ListItemButton
        component={Link}
        to={path}
        data-testid="token-row"
        sx={{ gap: { xs: 1.25, sm: 1.5 }, px: { xs: 0.5, sm: 1 }, py: 1, borderRadius: '10px', minWidth: 0 }}
      >
        <TokenIcon token={token} size={38} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Line>
            {/* Fixed minimum width, so that coin names have room for their longest word. */}
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: '6rem' }}>
              <Typography sx={{ fontWeight: 600, lineHeight: 1.3, minWidth: 0, ...twoLines }}>
                {token.name}
              </Typography>
              {isTest && <TestBadge />}
            </Box>
            {value !== undefined && (
              <Typography
                data-testid="token-row-value"
                sx={{
                  fontWeight: 600,
                  lineHeight: 1.3,
                  textAlign: 'right',
                  flexShrink: 0,
                  maxWidth: 'calc(100% - 6.5rem)',
                  overflowWrap: 'anywhere',
                  fontVariantNumeric: 'tabular-nums',
                }}
              >
                {value}
              </Typography>
            )}
          </Line>
          <Line>
            <Box
              sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 0.75, minWidth: 0 }}
            >
              <Typography
                variant="body2"
                component="span"
                // The amount stays before its symbol among right-to-left words.
                dir="ltr"
                sx={{ fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere', minWidth: 0 }}
              >
                <AmountText isInLink say={(write) => `${amount(write)} ${token.symbol}`} />
              </Typography>
              {/* A line of its own on a phone, so that all rows have the same height. */}
              <Typography
                variant="caption"
                component="span"
                color="textSecondary"
                sx={{ flexBasis: { xs: '100%', sm: 'auto' } }}
              >
                {token.network}
              </Typography>
            </Box>
            {change !== undefined && (
              <Typography variant="caption" component="span" noWrap sx={{ flexShrink: 0 }}>
                {change}
              </Typography>
            )}
          </Line>
          {warning !== undefined && (
            <Typography variant="caption" component="p" sx={{ color: 'warning.main', fontWeight: 600 }}>
              {warning}
            </Typography>
          )}
          {asOf && <LastKnown at={asOf} />}
        </Box>
      </ListItemButton>
      {mark}
    </Box>
  );
}

/** Foreign names may be long: cut after the second line. */
const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;

/** Row with the token at the left and its value at the right. */
function Line({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', columnGap: 1 }}>
      {children}
    </Box>
  );
}
