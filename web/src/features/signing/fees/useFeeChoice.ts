import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import type { NumberStyle } from '@everything-wallet/core/amounts/numberStyle';
import { writeTypedAmount } from '@everything-wallet/core/amounts/readTypedAmount';
import type { GasEstimate } from '@everything-wallet/core/schemas/gasEstimate';
import { credibleTip } from '@everything-wallet/core/fees/credibleTip';
import { expectedWait, type ExpectedWait } from '@everything-wallet/core/fees/expectedWait';
import {
  feeLevels,
  readFeeMarket,
  writeFeeMarket,
  type FeeLevel,
  type FeeMarket,
} from '@everything-wallet/core/fees/feeMarket';
import { GWEI_DECIMALS } from '@everything-wallet/core/fees/formatGwei';
import { judgePrices } from '@everything-wallet/core/fees/judgePrices';
import { pricesOfLevel, type GasPrices } from '@everything-wallet/core/fees/pricesOfLevel';
import type { Network } from '@everything-wallet/core/networks/networks';
import {
  atPrices,
  maxFee,
  transferFees,
  type TransferFees,
} from '@everything-wallet/core/transactions/transferFees';
import { useState } from 'react';
import type { TextId } from '../../../texts/texts.ts';
import { readGwei } from './readGwei.ts';

/** Fee level, or typed prices. */
export type FeeOption = FeeLevel | 'custom';

/** Typed prices: gwei. */
interface TypedPrices {
  readonly maxFee: string;
  readonly tip: string;
}

/** Maximum cost of a level, and the expected wait. */
interface FeeEstimate {
  readonly level: FeeLevel;
  /** Wei. */
  readonly fee: bigint;
  /** Undefined if unknown. */
  readonly wait: ExpectedWait | undefined;
}

/** Selected fee of a transfer, and the options. */
export interface FeeChoice {
  readonly option: FeeOption;
  readonly choose: (option: FeeOption) => void;
  /** Undefined without market prices: then there is one fee, and no selection. */
  readonly market: FeeMarket | undefined;
  readonly offers: readonly FeeEstimate[];
  readonly typed: TypedPrices;
  readonly type: (typed: TypedPrices) => void;
  /** Fees to sign with; undefined without an estimate, and for invalid typed prices. */
  readonly fees: TransferFees | undefined;
  /** Undefined if unknown. */
  readonly wait: ExpectedWait | undefined;
  /** Problem that prevents signing the selected prices. */
  readonly stop: TextId | undefined;
  /** Warning about typed prices that are signed anyway. */
  readonly warning: TextId | undefined;
}

/** Manages the fee selected for a transfer: a level follows the network, typed prices stay. */
export function useFeeChoice(
  estimate: GasEstimate | undefined,
  style: NumberStyle,
  network: Network,
): FeeChoice {
  const [wanted, setWanted] = useState<FeeOption>('normal');
  const [typed, setTyped] = useState<TypedPrices>({ maxFee: '', tip: '' });
  const current = estimate?.feeMarket && readFeeMarket(estimate.feeMarket);
  const stored = useLastMarket(current, estimate?.chainId);
  // An answer without market prices does not remove the selection.
  const market = estimate && (current ?? stored);
  // Prices typed for another chain do not apply to one without market prices.
  const option = estimate && !market ? 'normal' : wanted;
  const present = estimate && transferFees(estimate);
  const custom = option === 'custom' ? typedPrices() : undefined;
  const chosen = present && feesOf(option, present);
  const judgement = current && custom ? judgePrices(current, custom, network) : {};
  const stop = present && stopOf(present);

  /** Parses the typed prices to wei; undefined if ambiguous or invalid. */
  function typedPrices(): GasPrices | undefined {
    const maxFeePerGas = readGwei(typed.maxFee, style);
    const maxPriorityFeePerGas = readGwei(typed.tip, style);
    if (maxFeePerGas === undefined || maxPriorityFeePerGas === undefined) return undefined;
    return { maxFeePerGas, maxPriorityFeePerGas };
  }

  /**
   * Returns the fees of an option: typed prices are signed exactly or not at all; the normal fee is the server's where that is newer than
   * the market.
   */
  function feesOf(of: FeeOption, estimated: TransferFees): TransferFees | undefined {
    if (of === 'custom') return custom && atPrices(estimated, custom);
    if (!market || (!current && of === 'normal')) return estimated;
    return atPrices(estimated, pricesOfLevel(market, of));
  }

  function stopOf(estimated: TransferFees): TextId | undefined {
    if (option !== 'custom')
      return chosen && hasCredibleTip(chosen, market, network) ? undefined : 'send.fees.error.tips';
    if (!custom) return 'send.fees.error.gwei';
    // A chain with one price cannot use typed prices.
    if (!current || estimated.maxPriorityFeePerGas === undefined) return 'send.fees.error.noMarket';
    return judgement.stop;
  }

  function offerOf(level: FeeLevel, estimated: TransferFees): FeeEstimate {
    const fees = feesOf(level, estimated) ?? estimated;
    return { level, fee: maxFee(fees), wait: waitOf(fees) };
  }

  function waitOf({ gasPrice, maxPriorityFeePerGas }: TransferFees): ExpectedWait | undefined {
    if (!current || maxPriorityFeePerGas === undefined) return undefined;
    return expectedWait(current, { maxFeePerGas: gasPrice, maxPriorityFeePerGas });
  }

  return {
    option,
    choose: (next) => {
      // Typed prices start with the current normal ones.
      if (
        next === 'custom' &&
        market &&
        typed.maxFee === '' &&
        market.tips.normal <= credibleTip(market.nextBaseFee, network)
      )
        setTyped(written(pricesOfLevel(market, 'normal')));
      setWanted(next);
    },
    market,
    offers: market && present ? feeLevels.map((level) => offerOf(level, present)) : [],
    typed,
    type: setTyped,
    fees: stop === undefined ? chosen : undefined,
    wait: chosen && waitOf(chosen),
    stop,
    warning: judgement.warning,
  };

  function written({ maxFeePerGas, maxPriorityFeePerGas }: GasPrices): TypedPrices {
    const gwei = (wei: bigint) => writeTypedAmount(formatAmount(wei, GWEI_DECIMALS), style);
    return { maxFee: gwei(maxFeePerGas), tip: gwei(maxPriorityFeePerGas) };
  }
}

/** Returns the latest market prices of a chain; undefined without any. */
function useLastMarket(current: FeeMarket | undefined, chainId: number | undefined): FeeMarket | undefined {
  const [stored, setStored] = useState<{ market: FeeMarket; chainId: number | undefined }>();
  const isStored =
    stored?.chainId === chainId && stored !== undefined && textOf(stored.market) === textOf(current);
  if (current && !isStored) setStored({ market: current, chainId });
  return stored?.chainId === chainId ? stored?.market : undefined;
}

function textOf(market: FeeMarket | undefined): string | undefined {
  return market && JSON.stringify(writeFeeMarket(market));
}

/** Checks that the priority fee of these fees, which was not typed, is plausible; a single price has none. */
function hasCredibleTip(
  { gasPrice, maxPriorityFeePerGas: tip }: TransferFees,
  market: FeeMarket | undefined,
  network: Network,
): boolean {
  // Without a market, the maximum price is twice the base fee plus the priority fee.
  if (tip === undefined) return true;
  return tip <= credibleTip(market?.nextBaseFee ?? (gasPrice - tip) / 2n, network);
}
