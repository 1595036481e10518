import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { AmountText } from '../../../components/AmountText.tsx';
import { LastKnown } from '../../../components/LastKnown.tsx';
import { SamplePricesBadge } from '../../../components/SamplePricesBadge.tsx';
import type { WriteAmount } from '../../../lib/format/WriteAmount.ts';
import { MASK } from '../../../lib/format/mask.ts';
import { useMoney } from '../../../lib/money/useMoney.ts';
import { useSwitchedOffNetworks } from '../../../lib/network/useSwitchedOffNetworks.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { HeldAsset } from '../HeldAsset.ts';
import type { Holdings } from '../hooks/useHoldings.ts';
import { partialReason } from '../partialReason.ts';
import type { Worth } from '../worthOf.ts';

/** How many assets are listed before somebody asks for all. */
const SHORT_COUNT = 8;

interface TotalCardProps {
  worth: Worth;
  holdings: Pick<Holdings, 'isLoading' | 'looking' | 'failed' | 'networks'>;
  /** How many accounts are counted, and how many are only watched. */
  accounts: { readonly own: number; readonly watched: number };
  isSample: boolean;
  isMasked: boolean;
  /** The last whole total, shown until one is known. */
  lastKnown: { readonly usd: string; readonly at: Date; readonly isSample: boolean } | undefined;
  /** The page of an asset. */
  pathOf: (asset: HeldAsset) => string;
  /** Where pools are. */
  poolsPath: string;
}

/** What is held on all networks and by all accounts, in the person's money, and what that consists of. */
export function TotalCard({
  worth,
  holdings,
  accounts,
  isSample,
  isMasked,
  lastKnown,
  pathOf,
  poolsPath,
}: TotalCardProps) {
  const t = useText();
  const money = useMoney();
  const off = useSwitchedOffNetworks();
  const [isOpen, setIsOpen] = useState(false);
  const [isLong, setIsLong] = useState(false);
  const partsId = useId();
  const before = worth.usd === undefined ? lastKnown : undefined;
  const shown = worth.usd ?? before?.usd;
  const isAdding = shown === undefined && holdings.isLoading;
  const reason = isAdding ? undefined : partialReason(worth, t);
  const mainnets = holdings.networks.filter(({ type }) => type === 'mainnet');
  const written = (usd: string) => (isMasked ? MASK : money.format(usd));
  const assets = worth.byAsset.slice(0, isLong ? undefined : SHORT_COUNT);
  const hidden = worth.byAsset.length - assets.length;

  return (
    <Card component="section" aria-label={t('holdings.title')} sx={{ p: { xs: 2.5, sm: 3.5 } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 24 }}>
        <Typography color="textSecondary" sx={{ fontWeight: 550 }}>
          {t('holdings.title')}
        </Typography>
        {(before?.isSample ?? isSample) && <SamplePricesBadge />}
      </Box>
      <Box aria-live="polite">
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5 }}>
          <Typography
            data-testid="total"
            sx={{
              fontSize: { xs: '2.5rem', sm: '3.25rem' },
              fontWeight: 680,
              letterSpacing: '-0.035em',
              lineHeight: 1.2,
              fontVariantNumeric: 'tabular-nums',
              overflowWrap: 'anywhere',
            }}
          >
            {isAdding ? '…' : shown === undefined ? money.format(undefined) : written(shown)}
          </Typography>
          {before && <LastKnown at={before.at} />}
        </Box>
        {/* One or the other, so that nothing below moves. */}
        {reason === undefined ? (
          <Typography variant="body2" color="textSecondary">
            {isAdding
              ? t('holdings.adding')
              : t('holdings.scope', { accounts: accounts.own, networks: mainnets.length })}
          </Typography>
        ) : (
          <Typography data-testid="total-partial" variant="body2" sx={{ color: 'warning.main' }}>
            {reason}
          </Typography>
        )}
      </Box>
      {off.length > 0 && (
        <Typography data-testid="total-off" variant="body2" sx={{ color: 'warning.main', mt: 0.5 }}>
          {t('holdings.off', { networks: new Intl.ListFormat('en').format(off.map(({ name }) => name)) })}
        </Typography>
      )}
      {!isAdding && worth.lone.length > 0 && (
        <Typography data-testid="total-lone" variant="body2" sx={{ color: 'warning.main', mt: 0.5 }}>
          {t('holdings.lone', {
            networks: new Intl.ListFormat('en').format(worth.lone.map(({ name }) => name)),
          })}
        </Typography>
      )}
      {holdings.failed.length > 0 && (
        <Typography role="alert" variant="body2" sx={{ color: 'warning.main', mt: 0.5 }}>
          {t('holdings.failed', {
            networks: new Intl.ListFormat('en').format(holdings.failed.map(({ name }) => name)),
          })}
        </Typography>
      )}

      <Button
        size="small"
        aria-expanded={isOpen}
        aria-controls={partsId}
        onClick={() => setIsOpen(!isOpen)}
        endIcon={
          <ExpandMoreRounded sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} aria-hidden="true" />
        }
        sx={{ mt: 1, ml: -1, minHeight: 44 }}
      >
        {t('holdings.parts')}
      </Button>
      <Box id={partsId} hidden={!isOpen} sx={{ mt: 1 }}>
        {isOpen && (
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
                  <Button size="small" onClick={() => setIsLong(true)} sx={{ minHeight: 44 }}>
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
            {holdings.looking.length > 0 && <Note>{t('holdings.looking')}</Note>}
            {accounts.watched > 0 && <Note>{t('holdings.watched', { count: accounts.watched })}</Note>}
            <Note>{t('holdings.testCoins')}</Note>
          </>
        )}
      </Box>
    </Card>
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

/** One part of the total. */
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
