import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import type { NumberStyle } from '@everything-wallet/core/amounts/numberStyle';
import { writeTypedAmount } from '@everything-wallet/core/amounts/readTypedAmount';
import type { GasEstimate } from '@everything-wallet/core/callables/estimateGas';
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

/** A level, or prices that somebody types. */
export type FeeOption = FeeLevel | 'custom';

/** Prices as they are typed: gwei. */
interface TypedPrices {
  readonly maxFee: string;
  readonly tip: string;
}

/** What a level costs at most, and how long it is likely to take. */
interface FeeOffer {
  readonly level: FeeLevel;
  /** Wei. */
  readonly fee: bigint;
  /** Undefined where it cannot be said. */
  readonly wait: ExpectedWait | undefined;
}

/** The fees of a transfer as somebody chose them, and what there is to choose from. */
export interface FeeChoice {
  readonly option: FeeOption;
  readonly choose: (option: FeeOption) => void;
  /** Undefined where nobody has told what others pay: then there is one fee, and nothing to choose. */
  readonly market: FeeMarket | undefined;
  readonly offers: readonly FeeOffer[];
  readonly typed: TypedPrices;
  readonly type: (typed: TypedPrices) => void;
  /** What is signed; undefined without an estimate, and where what was typed cannot be. */
  readonly fees: TransferFees | undefined;
  /** Undefined where it cannot be said. */
  readonly wait: ExpectedWait | undefined;
  /** What is wrong with the prices that were chosen: they are not signed. */
  readonly stop: TextId | undefined;
  /** What somebody should know of typed prices: they are signed all the same. */
  readonly warning: TextId | undefined;
}

/** Keeps which fee somebody chose for a transfer: a level follows the network, typed prices stay as they are. */
export function useFeeChoice(
  estimate: GasEstimate | undefined,
  style: NumberStyle,
  network: Network,
): FeeChoice {
  const [wanted, setWanted] = useState<FeeOption>('normal');
  const [typed, setTyped] = useState<TypedPrices>({ maxFee: '', tip: '' });
  const current = estimate?.feeMarket && readFeeMarket(estimate.feeMarket);
  const kept = useKeptMarket(current, estimate?.chainId);
  // An answer that does not say what others pay takes the choice from nobody.
  const market = estimate && (current ?? kept);
  // Prices typed for another chain are none of one that has told nothing.
  const option = estimate && !market ? 'normal' : wanted;
  const present = estimate && transferFees(estimate);
  const custom = option === 'custom' ? typedPrices() : undefined;
  const chosen = present && feesOf(option, present);
  const judgement = current && custom ? judgePrices(current, custom, network) : {};
  const stop = present && stopOf(present);

  /** What is typed, in wei; undefined where it cannot be read. */
  function typedPrices(): GasPrices | undefined {
    const maxFeePerGas = readGwei(typed.maxFee, style);
    const maxPriorityFeePerGas = readGwei(typed.tip, style);
    if (maxFeePerGas === undefined || maxPriorityFeePerGas === undefined) return undefined;
    return { maxFeePerGas, maxPriorityFeePerGas };
  }

  /** What is typed is signed as it is, or nothing; the usual fee is the server's where that is newer than the market. */
  function feesOf(of: FeeOption, estimated: TransferFees): TransferFees | undefined {
    if (of === 'custom') return custom && atPrices(estimated, custom);
    if (!market || (!current && of === 'normal')) return estimated;
    return atPrices(estimated, pricesOfLevel(market, of));
  }

  function stopOf(estimated: TransferFees): TextId | undefined {
    if (option !== 'custom')
      return chosen && hasCredibleTip(chosen, market, network) ? undefined : 'send.fees.error.tips';
    if (!custom) return 'send.fees.error.gwei';
    // A chain with one price has no room for what was typed.
    if (!current || estimated.maxPriorityFeePerGas === undefined) return 'send.fees.error.noMarket';
    return judgement.stop;
  }

  function offerOf(level: FeeLevel, estimated: TransferFees): FeeOffer {
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
      // Whoever types begins with what is usual now.
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

/** Keeps what others paid as it was last told of a chain; undefined where it never was. */
function useKeptMarket(current: FeeMarket | undefined, chainId: number | undefined): FeeMarket | undefined {
  const [kept, setKept] = useState<{ market: FeeMarket; chainId: number | undefined }>();
  const isKept = kept?.chainId === chainId && kept !== undefined && textOf(kept.market) === textOf(current);
  if (current && !isKept) setKept({ market: current, chainId });
  return kept?.chainId === chainId ? kept?.market : undefined;
}

function textOf(market: FeeMarket | undefined): string | undefined {
  return market && JSON.stringify(writeFeeMarket(market));
}

/** Whether somebody may pay the tip of these fees, which nobody typed; one price has none. */
function hasCredibleTip(
  { gasPrice, maxPriorityFeePerGas: tip }: TransferFees,
  market: FeeMarket | undefined,
  network: Network,
): boolean {
  // Of an estimate alone the highest price is twice the base fee plus the tip.
  if (tip === undefined) return true;
  return tip <= credibleTip(market?.nextBaseFee ?? (gasPrice - tip) / 2n, network);
}
