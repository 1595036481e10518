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

/** Rows rendered at first, and added with each press: anyone can send more tokens. */
const STEP = 50;

export interface UnverifiedListProps {
  /** Unverified tokens. */
  assets: readonly HeldAsset[];
  /** Account that holds them. */
  account: string;
  /** Symbols of coins and of listed tokens. */
  knownSymbols: readonly string[];
  isMasked: boolean;
  /** Returns true if it can be added, which is not possible on every network. */
  canAdd: (asset: HeldAsset) => boolean;
  /** Adds it to the user's tokens, and reports the outcome. */
  onAdd: (asset: HeldAsset) => Promise<void>;
}

/** Rows of unverified tokens, each with the symbol it imitates; the check for lookalikes is loaded with this code. */
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
  const [chosen, setChosen] = useState<HeldAsset>();
  const [isAdding, setIsAdding] = useState(false);

  async function add(asset: HeldAsset) {
    setIsAdding(true);
    await onAdd(asset);
    setIsAdding(false);
    setChosen(undefined);
  }

  const hidden = assets.length - count;
  const imitated = chosen && findLookalikeSymbol(chosen.symbol, knownSymbols);
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
            onAdd={canAdd(asset) ? () => setChosen(asset) : undefined}
          />
        ))}
      </Box>
      {hidden > 0 && (
        <Button size="small" onClick={() => setCount(count + STEP)} sx={{ minHeight: 44 }}>
          {t('holdings.moreRows', { count: Math.min(hidden, STEP) })}
        </Button>
      )}
      {chosen && (
        <ConfirmDialog
          title={t('holdings.accept.title', { symbol: symbolOf(chosen) })}
          text={t(imitated === undefined ? 'holdings.accept.text' : 'holdings.accept.imitation', {
            symbol: imitated ?? symbolOf(chosen),
            contract: chosen.contract ?? '',
            network: chosen.network.name,
          })}
          confirmLabel={t(
            imitated === undefined ? 'holdings.accept.confirm' : 'holdings.accept.confirmImitation',
          )}
          isBusy={isAdding}
          onConfirm={() => void add(chosen)}
          onCancel={() => setChosen(undefined)}
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
  /** Undefined if it cannot be added. */
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
      <Box sx={{ flex: 1, minWidth: 0 }}>
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

/** Returns its symbol, or the beginning of its contract if it has none. */
function symbolOf({ symbol, contract = '' }: HeldAsset): string {
  return symbol === '' ? contract.slice(0, 6) : symbol;
}
