import Box from '@mui/material/Box';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { TestBadge } from '../../../components/TestBadge.tsx';
import { TokenDisc } from '../../../components/TokenDisc.tsx';
import { LastKnown } from '../../../components/LastKnown.tsx';
import { paths } from '../../../config/paths.ts';
import type { ListedToken } from '../ListedToken.ts';

interface TokenRowProps {
  token: ListedToken;
  /** As people read it, without the symbol. */
  amount: string;
  /** When the amount was so, where it is the last known one. */
  asOf?: Date | undefined;
  /** What the amount is worth, as people read it. */
  value?: string | undefined;
  /** How its price changed. */
  change?: ReactNode;
  /** How sure the amount is; it can be pressed. */
  mark?: ReactNode;
  /** Its page; without it, that of the token's id. */
  path?: string;
  isTest: boolean;
}

/** One line of the token list; leads to the token's page. */
export function TokenRow({
  token,
  amount,
  asOf,
  value,
  change,
  mark,
  path = paths.token(token.id),
  isTest,
}: TokenRowProps) {
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center' }}>
      <ListItemButton
        component={Link}
        to={path}
        data-testid="token-row"
        sx={{ gap: 1.5, px: 1, py: 1, borderRadius: '10px', minWidth: 0 }}
      >
        <TokenDisc icon={token.icon} color={token.color} size={38} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Typography noWrap sx={{ fontWeight: 600 }}>
              {token.name}
            </Typography>
            {isTest && <TestBadge />}
          </Box>
          <Typography variant="caption" color="textSecondary" noWrap component="p">
            {token.network}
          </Typography>
        </Box>
        <Box sx={{ maxWidth: '60%', textAlign: 'right' }}>
          <Typography noWrap sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
            {amount} {token.symbol}
          </Typography>
          {(value !== undefined || change !== undefined) && (
            <Typography
              variant="caption"
              color="textSecondary"
              component="p"
              noWrap
              sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, fontVariantNumeric: 'tabular-nums' }}
            >
              {value !== undefined && <span data-testid="token-row-value">{value}</span>}
              {change}
            </Typography>
          )}
          {asOf && <LastKnown at={asOf} />}
        </Box>
      </ListItemButton>
      {mark}
    </Box>
  );
}
