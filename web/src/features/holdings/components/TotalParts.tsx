import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { AmountText } from '../../../components/AmountText.tsx';
import type { WriteAmount } from '../../../lib/format/WriteAmount.ts';
import { MASK } from '../../../lib/format/mask.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { HeldAsset } from '../HeldAsset.ts';
import type { Holdings } from '../hooks/useHoldings.ts';
import type { Worth } from '../worthOf.ts';

/** Number of assets that are listed until the user asks for all. */
const SHORT_COUNT = 8;

interface TotalPartsProps {
  worth: Worth;
  holdings: Pick<Holdings, 'searching'>;
  /** Number of watch-only accounts. */
  watched: number;
  /** Writes dollars in the user's currency. */
  written: (usd: string) => string;
  isMasked: boolean;
  /** True where all assets are listed. */
  isLong: boolean;
  onMore: () => void;
  /** Path of an asset's screen. */
  pathOf: (asset: HeldAsset) => string;
  /** Path of the pools. */
  poolsPath: string;
}

/** Breakdown of the total by network, asset and pool. */
export function TotalParts(props: TotalPartsProps) {
  const { worth, holdings, watched, written, isMasked, isLong, onMore, pathOf, poolsPath } = props;
  const t = useText();
  const assets = worth.byAsset.slice(0, isLong ? undefined : SHORT_COUNT);
  const hidden = worth.byAsset.length - assets.length;
  return (
    <>
      {worth.byNetwork.length === 0 && <Note>{t('holdings.noParts')}</Note>}
      {worth.byNetwork.length > 0 && (
        <>
          <Heading>{t('holdings.byNetwork')}</Heading>
          <Box component="ul" sx={{ m: 0, mb: 1.5, p: 0 }}>
            {worth.byNetwork.map(({ of: network, usd }) => (
              <Part key={network.id} name={network.name} value={written(usd)} />
            ))}
          </Box>
          <Heading>{t('holdings.byAsset')}</Heading>
          <Box component="ul" sx={{ m: 0, mb: 1.5, p: 0 }}>
            {assets.map(({ of: asset, units, usd }) => (
              <Part
                key={asset.key}
                name={asset.symbol}
                note={asset.network.name}
                to={pathOf(asset)}
                amount={(write) => (isMasked ? MASK : write(formatAmount(units, asset.decimals)))}
                value={written(usd)}
              />
            ))}
          </Box>
          {hidden > 0 && (
            <Button size="small" onClick={onMore} sx={{ minHeight: 44 }}>
              {t('holdings.moreRows', { count: hidden })}
            </Button>
          )}
        </>
      )}
      {worth.byPool.length > 0 && (
        <>
          <Heading>{t('holdings.byPool')}</Heading>
          <Box component="ul" sx={{ m: 0, mb: 1.5, p: 0 }}>
            {worth.byPool.map(({ of: { network, name }, usd }) => (
              <Part
                key={`${network.id} ${name}`}
                name={name}
                note={network.name}
                to={poolsPath}
                value={written(usd)}
              />
            ))}
          </Box>
          <Note>{t('holdings.pools')}</Note>
        </>
      )}
      {holdings.searching.length > 0 && <Note>{t('holdings.searching')}</Note>}
      {watched > 0 && <Note>{t('holdings.watched', { count: watched })}</Note>}
      <Note>{t('holdings.testCoins')}</Note>
    </>
  );
}

function Heading({ children }: { children: ReactNode }) {
  return (
    <Typography component="h3" variant="body2" color="textSecondary" sx={{ fontWeight: 600 }}>
      {children}
    </Typography>
  );
}

function Note({ children }: { children: ReactNode }) {
  return (
    <Typography variant="caption" color="textSecondary" component="p">
      {children}
    </Typography>
  );
}

interface PartProps {
  name: string;
  note?: string;
  to?: string;
  amount?: (write: WriteAmount) => string;
  value: string;
}

/** Part of the total. */
function Part({ name, note, to, amount, value }: PartProps) {
  return (
    <Box
      component="li"
      data-testid="total-part"
      sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 36, listStyle: 'none' }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography noWrap variant="body2" sx={{ fontWeight: 600 }}>
          {to === undefined ? (
            name
          ) : (
            <Box component={Link} to={to} sx={{ color: 'inherit' }}>
              {name}
            </Box>
          )}
        </Typography>
        {note !== undefined && (
          <Typography noWrap variant="caption" color="textSecondary" component="p">
            {note}
          </Typography>
        )}
      </Box>
      <Box sx={{ textAlign: 'right', fontVariantNumeric: 'tabular-nums', minWidth: 0 }}>
        <Typography noWrap variant="body2" sx={{ fontWeight: 600 }}>
          {value}
        </Typography>
        {amount !== undefined && (
          <Typography noWrap variant="caption" color="textSecondary" component="p">
            <AmountText say={(write) => `${amount(write)} ${name}`} />
          </Typography>
        )}
      </Box>
    </Box>
  );
}
