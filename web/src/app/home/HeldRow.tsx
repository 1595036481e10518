import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import type { Price } from '@everything-wallet/core/schemas/coinPrices';
import { exactUsd } from '@everything-wallet/core/money/exactUsd';
import { PriceChange } from '../../components/PriceChange.tsx';
import { FigureMark } from '../../features/holdings/components/FigureMark.tsx';
import type { HeldAsset } from '../../features/holdings/HeldAsset.ts';
import { figureFor } from '../../features/holdings/heldBy.ts';
import { useLookalikeText } from '../../features/tokens/hooks/useLookalikeText.ts';
import { TokenRow } from '../../features/tokens/components/TokenRow.tsx';
import { MASK } from '../../lib/format/mask.ts';
import { useMoney } from '../../lib/money/useMoney.ts';
import { useText } from '../../lib/text/useText.ts';
import { heldTokenOf } from '../token/heldTokenOf.ts';

interface HeldRowProps {
  asset: HeldAsset;
  /** Owner. */
  address: string;
  /** Null where it has none; undefined while unknown. */
  price: Price | null | undefined;
  /** Path of its page. */
  path: string;
  isMasked: boolean;
}

/** Holding of an account as a row of the token list; assets of test networks have no value. */
export function HeldRow({ asset, address, price, path, isMasked }: HeldRowProps) {
  const t = useText();
  const money = useMoney();
  const token = heldTokenOf(asset);
  const warning = useLookalikeText(asset.network, addedTokenOf(asset));
  const { decimals } = asset;
  const figure = figureFor(asset, address);
  const isKnown = figure?.units !== undefined && decimals !== undefined;
  const usd =
    isKnown && price && figure.agreement === 'agreed'
      ? exactUsd(figure.units, price.usd, decimals)
      : undefined;
  const isTest = asset.network.type === 'testnet';

  function value(): string | undefined {
    if (isTest) return undefined;
    if (price === null) return t('tokens.page.noPrice');
    return isMasked ? MASK : money.format(usd);
  }

  return (
    <TokenRow
      token={token}
      amount={(write) =>
        !isKnown ? t('tokens.unknownBalance') : isMasked ? MASK : write(formatAmount(figure.units, decimals))
      }
      value={value()}
      change={price ? <PriceChange percent={price.change24h} /> : undefined}
      warning={warning}
      mark={<FigureMark figure={figure} asset={token.symbol} />}
      path={path}
      isTest={isTest}
    />
  );
}

/** A token that the user added is unverified; a listed one is identified by its list. */
function addedTokenOf({ kind, contract, symbol, name }: HeldAsset) {
  if (kind !== 'custom' || contract === undefined) return undefined;
  return { contract_address: contract, token_symbol: symbol, token_name: name };
}
