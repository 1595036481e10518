import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import { shortenAddress } from '@everything-wallet/core/accounts/shortenAddress';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { AmountText } from '../../../components/AmountText.tsx';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { MASK } from '../../../lib/format/mask.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { HeldAsset } from '../HeldAsset.ts';
import { figureFor } from '../heldBy.ts';
import { findLookalikeSymbol } from '../../../lib/tokens/findLookalikeSymbol.ts';
import { FigureMark } from './FigureMark.tsx';

/** How many are drawn at first, and more with each press: others decide how many there are. */
const STEP = 50;

export interface UnverifiedListProps {
  /** What nobody vouches for. */
  assets: readonly HeldAsset[];
  /** Whose they are. */
  account: string;
  /** Symbols of coins and of tokens that lists know. */
  knownSymbols: readonly string[];
  isMasked: boolean;
  /** Whether it can be added: not on every network. */
  canAdd: (asset: HeldAsset) => boolean;
  /** Adds it to the person's tokens, and says how that went. */
  onAdd: (asset: HeldAsset) => Promise<void>;
}

/** The rows of what somebody sent unasked, each with what it takes itself for; what tells look-alikes comes with this code. */
export function UnverifiedList({
  assets,
  account,
  knownSymbols,
  isMasked,
  canAdd,
  onAdd,
}: UnverifiedListProps) {
  const t = useText();
  const [count, setCount] = useState(STEP);
  const [asked, setAsked] = useState<HeldAsset>();
  const [isAdding, setIsAdding] = useState(false);

  async function add(asset: HeldAsset) {
    setIsAdding(true);
    await onAdd(asset);
    setIsAdding(false);
    setAsked(undefined);
  }

  const hidden = assets.length - count;
  const imitated = asked && findLookalikeSymbol(asked.symbol, knownSymbols);
  return (
    <>
      <Box component="ul" sx={{ m: 0, p: 0 }}>
        {assets.slice(0, count).map((asset) => (
          <UnverifiedRow
            key={asset.key}
            asset={asset}
            account={account}
            imitated={findLookalikeSymbol(asset.symbol, knownSymbols)}
            isMasked={isMasked}
            onAdd={canAdd(asset) ? () => setAsked(asset) : undefined}
          />
        ))}
      </Box>
      {hidden > 0 && (
        <Button size="small" onClick={() => setCount(count + STEP)} sx={{ minHeight: 44 }}>
          {t('holdings.moreRows', { count: Math.min(hidden, STEP) })}
        </Button>
      )}
      {asked && (
        <ConfirmDialog
          title={t('holdings.accept.title', { symbol: symbolOf(asked) })}
          text={t(imitated === undefined ? 'holdings.accept.text' : 'holdings.accept.imitation', {
            symbol: imitated ?? symbolOf(asked),
            contract: asked.contract ?? '',
            network: asked.network.name,
          })}
          confirmLabel={t(
            imitated === undefined ? 'holdings.accept.confirm' : 'holdings.accept.confirmImitation',
          )}
          isBusy={isAdding}
          onConfirm={() => void add(asked)}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

interface UnverifiedRowProps {
  asset: HeldAsset;
  account: string;
  imitated: string | undefined;
  isMasked: boolean;
  /** Undefined where it cannot be added. */
  onAdd: (() => void) | undefined;
}

function UnverifiedRow({ asset, account, imitated, isMasked, onAdd }: UnverifiedRowProps) {
  const t = useText();
  const figure = figureFor(asset, account);
  const symbol = symbolOf(asset);
  const contract = shortenAddress(asset.contract ?? '');
  const isKnown = figure?.units !== undefined && asset.decimals !== undefined;
  const exact = isKnown ? formatAmount(figure.units, asset.decimals) : undefined;
  return (
    <Box
      component="li"
      data-testid="unverified-row"
      sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 52, listStyle: 'none' }}
    >
      {/* Its own words, whichever way they are written, turn nothing else around. */}
      <Box dir="ltr" sx={{ flex: 1, minWidth: 0, unicodeBidi: 'isolate' }}>
        <Typography noWrap variant="body2" sx={{ fontWeight: 600 }} translate="no">
          <bdi>{asset.name === '' ? t('holdings.unnamed') : asset.name}</bdi>
        </Typography>
        <Typography variant="caption" color="textSecondary" component="p">
          {asset.network.name} · <span translate="no">{contract}</span>
        </Typography>
        {imitated !== undefined && (
          <Typography variant="caption" component="p" sx={{ color: 'warning.main', fontWeight: 600 }}>
            {t('holdings.imitation', { symbol: imitated })}
          </Typography>
        )}
      </Box>
      <Typography
        noWrap
        variant="body2"
        sx={{ maxWidth: '40%', fontVariantNumeric: 'tabular-nums' }}
        translate="no"
      >
        <AmountText
          say={(write) => (isMasked ? MASK : exact === undefined ? t('tokens.unknownBalance') : write(exact))}
        />{' '}
        <bdi>{symbol}</bdi>
      </Typography>
      <FigureMark figure={figure} asset={symbol} />
      {onAdd && (
        <Button
          size="small"
          aria-label={t('holdings.acceptNamed', { symbol, contract })}
          onClick={onAdd}
          sx={{ minHeight: 44, minWidth: 44 }}
        >
          {t('holdings.accept')}
        </Button>
      )}
    </Box>
  );
}

/** What it calls itself, or the beginning of its contract where it calls itself nothing. */
function symbolOf({ symbol, contract = '' }: HeldAsset): string {
  return symbol === '' ? contract.slice(0, 6) : symbol;
}
