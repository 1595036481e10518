import type { PricePoint } from '@everything-wallet/core/schemas/pastPrices';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import type { Coin } from '../../../catalogue/knownCoin.ts';
import type { Prices } from '../../../lib/prices/usePrices.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { SortKey, SortOrder } from '../arrangeCoins.ts';
import { MarketRow } from './MarketRow.tsx';
import { PlaceholderRow } from './PlaceholderRow.tsx';

/** Number of placeholder rows while the list loads (docs/product.md §2, Markets). */
const PLACEHOLDER_COUNT = 5;

interface MarketTableProps {
  coins: readonly Coin[];
  prices: Prices['prices'];
  /** Past prices by symbol. */
  past?: ReadonlyMap<string, readonly PricePoint[]>;
  isLoading: boolean;
  order?: SortOrder | undefined;
  onSort?: (by: SortKey) => void;
}

const columns = [
  { by: 'coin', label: 'markets.coin', align: 'left' },
  { by: 'price', label: 'markets.price', align: 'right' },
  { by: 'change', label: 'markets.change', align: 'right' },
] as const;

/** Coins with their prices; 'N/A' for a missing price (docs/product.md §8). */
export function MarketTable({ coins, prices, past, isLoading, order, onSort }: MarketTableProps) {
  const t = useText();
  return (
    // In some currencies, a price has more digits than fit on a phone: the table scrolls instead of cutting it off.
    <Box sx={{ overflowX: 'auto' }}>
      <Table
        aria-label={t('markets.list')}
        aria-busy={isLoading}
        sx={{
          '& th, & td': {
            px: { xs: 0.5, sm: 2 },
            py: 1.25,
            borderColor: 'divider',
            fontSize: { xs: '0.875rem', sm: '0.9375rem' },
          },
          '& th:first-of-type, & td:first-of-type': { pl: { xs: 1.25, sm: 3 } },
          '& th:last-of-type, & td:last-of-type': { pr: { xs: 1.25, sm: 3 } },
        }}
      >
        <TableHead>
          <TableRow
            sx={{ '&& th': { color: 'text.secondary', fontSize: '0.8125rem', whiteSpace: { sm: 'nowrap' } } }}
          >
            {columns.map(({ by, label, align }) => {
              const direction = order?.by === by ? order.direction : undefined;
              return (
                <TableCell key={by} align={align} sortDirection={direction ?? false}>
                  <TableSortLabel
                    active={direction !== undefined}
                    direction={direction ?? (by === 'coin' ? 'asc' : 'desc')}
                    onClick={() => onSort?.(by)}
                    sx={{
                      minHeight: 32,
                      // A phone has no room for an arrow of an unsorted column.
                      '& .MuiTableSortLabel-icon': {
                        display: { xs: direction ? 'block' : 'none', sm: 'block' },
                        mx: { xs: 0.25, sm: 0.5 },
                      },
                    }}
                  >
                    {t(label)}
                  </TableSortLabel>
                </TableCell>
              );
            })}
          </TableRow>
        </TableHead>
        <TableBody>
          {isLoading
            ? Array.from({ length: PLACEHOLDER_COUNT }, (_, index) => <PlaceholderRow key={index} />)
            : coins.map((coin) => (
                <MarketRow
                  key={coin.symbol}
                  coin={coin}
                  price={prices?.[coin.symbol]}
                  past={past?.get(coin.symbol)}
                />
              ))}
        </TableBody>
      </Table>
    </Box>
  );
}
