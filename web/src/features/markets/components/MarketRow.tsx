import type { Price } from '@everything-wallet/core/schemas/coinPrices';
import type { PricePoint } from '@everything-wallet/core/schemas/pastPrices';
import { usdOfOne } from '@everything-wallet/core/money/usdOfOne';
import { networks, type Network } from '@everything-wallet/core/networks/networks';
import Box from '@mui/material/Box';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { Coin } from '../../../catalogue/knownCoin.ts';
import { PriceChange } from '../../../components/PriceChange.tsx';
import { AssetIcon } from '../../../components/AssetIcon.tsx';
import { Sparkline } from '../../../components/Sparkline.tsx';
import { formatChange } from '../../../lib/format/formatChange.ts';
import { useMoney } from '../../../lib/money/useMoney.ts';
import { useText } from '../../../lib/text/useText.ts';

interface MarketRowProps {
  coin: Coin;
  /** Undefined if none. */
  price: Price | undefined;
  /** Prices of the last week; undefined if unknown. */
  past?: readonly PricePoint[] | undefined;
}

/** One coin of the price list: its name, price and change. */
export function MarketRow({ coin, price, past }: MarketRowProps) {
  const t = useText();
  const money = useMoney();
  const renamedTo = (networks as readonly Network[]).find(({ currency }) => currency === coin.symbol)?.coin
    .renamedTo;
  return (
    <TableRow data-testid="market-row" hover sx={{ '&:last-child > *': { borderBottom: 0 } }}>
      <TableCell component="th" scope="row">
        <Box sx={{ display: 'flex', alignItems: 'center', gap: { xs: 1, sm: 1.5 } }}>
          <AssetIcon picture={coin.picture} text={coin.icon} color={coin.color} size={34} />
          <Box sx={{ minWidth: 0 }}>
            <Typography sx={{ fontWeight: 600, fontSize: 'inherit' }}>{coin.name}</Typography>
            <Typography variant="caption" component="p" color="textSecondary">
              <span>{coin.symbol}</span>
              {renamedTo && ` ${t('common.nowCalledShort', { symbol: renamedTo.symbol })}`}
            </Typography>
          </Box>
        </Box>
      </TableCell>
      <TableCell
        align="right"
        sx={{
          fontWeight: 600,
          fontVariantNumeric: 'tabular-nums',
          whiteSpace: 'nowrap',
        }}
      >
        {price ? money.format(usdOfOne(price.usd)) : t('markets.missing')}
      </TableCell>
      <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
        <Box
          sx={{
            display: 'flex',
            flexDirection: { xs: 'column-reverse', sm: 'row' },
            alignItems: { xs: 'flex-end', sm: 'center' },
            justifyContent: 'flex-end',
            columnGap: 2,
            rowGap: 0.5,
          }}
        >
          {price && past && past.length > 1 && (
            <Sparkline
              points={past}
              label={t('markets.sparkline', { name: coin.name, change: formatChange(changeOver(past)) })}
            />
          )}
          <Box sx={{ minWidth: { sm: 84 } }}>
            {price ? <PriceChange percent={price.change24h} /> : t('markets.missing')}
          </Box>
        </Box>
      </TableCell>
    </TableRow>
  );
}

/** Returns the change from the first price to the last, in percent. */
function changeOver(past: readonly PricePoint[]): number {
  const [first, last] = [past[0]?.[1] ?? 0, past.at(-1)?.[1] ?? 0];
  return first > 0 ? (last / first - 1) * 100 : 0;
}
