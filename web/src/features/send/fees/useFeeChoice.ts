import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import type { NumberStyle } from '@everything-wallet/core/amounts/numberStyle';
import { writeTypedAmount } from '@everything-wallet/core/amounts/readTypedAmount';
import type { GasEstimate } from '@everything-wallet/core/callables/estimateGas';
import { expectedWait, type ExpectedWait } from '@everything-wallet/core/fees/expectedWait';
import {
  feeLevels,
  readFeeMarket,
  type FeeLevel,
  type FeeMarket,
} from '@everything-wallet/core/fees/feeMarket';
import { GWEI_DECIMALS } from '@everything-wallet/core/fees/formatGwei';
import { judgePrices } from '@everything-wallet/core/fees/judgePrices';
import { pricesOfLevel, type GasPrices } from '@everything-wallet/core/fees/pricesOfLevel';
import {
  atPrices,
  maxFee,
  transferFees,
  type TransferFees,
} from '@everything-wallet/core/transactions/transferFees';
import { useState } from 'react';
import type { MessageId } from '../../../messages/messages.ts';
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
  readonly wait: ExpectedWait;
}

/** The fees of a transfer as somebody chose them, and what there is to choose from. */
export interface FeeChoice {
  readonly option: FeeOption;
  readonly choose: (option: FeeOption) => void;
  /** Undefined where nobody tells what others pay: then there is one fee, and nothing to choose. */
  readonly market: FeeMarket | undefined;
  readonly offers: readonly FeeOffer[];
  readonly typed: TypedPrices;
  readonly type: (typed: TypedPrices) => void;
  /** What is signed; undefined without an estimate, and where what was typed cannot be. */
  readonly fees: TransferFees | undefined;
  /** Undefined where it cannot be said. */
  readonly wait: ExpectedWait | undefined;
  /** What is wrong with typed prices: they are not signed. */
  readonly stop: MessageId | undefined;
  /** What somebody should know of typed prices: they are signed all the same. */
  readonly warning: MessageId | undefined;
}

/** Keeps which fee somebody chose for a transfer: a level follows the network, typed prices stay as they are. */
export function useFeeChoice(estimate: GasEstimate | undefined, style: NumberStyle): FeeChoice {
  const [option, setOption] = useState<FeeOption>('normal');
  const [typed, setTyped] = useState<TypedPrices>({ maxFee: '', tip: '' });
  const market = estimate?.feeMarket && readFeeMarket(estimate.feeMarket);
  const present = estimate && transferFees(estimate);
  const custom = option === 'custom' ? typedPrices() : undefined;
  const prices = market && pricesChosen(market);
  const judgement = market && custom ? judgePrices(market, custom) : {};
  const isUnreadable = option === 'custom' && market !== undefined && custom === undefined;
  const stop = isUnreadable ? 'send.fees.error.gwei' : judgement.stop;

  /** What is typed, in wei; undefined where it cannot be read. */
  function typedPrices(): GasPrices | undefined {
    const maxFeePerGas = readGwei(typed.maxFee, style);
    const maxPriorityFeePerGas = readGwei(typed.tip, style);
    if (maxFeePerGas === undefined || maxPriorityFeePerGas === undefined) return undefined;
    return { maxFeePerGas, maxPriorityFeePerGas };
  }

  function pricesChosen(of: FeeMarket): GasPrices | undefined {
    return option === 'custom' ? custom : pricesOfLevel(of, option);
  }

  /** Nothing where there is a choice and no price was chosen; the one fee where there is none. */
  function chosenFees(): TransferFees | undefined {
    if (!present || stop) return undefined;
    return prices ? atPrices(present, prices) : present;
  }

  return {
    option,
    choose: (next) => {
      // Whoever types begins with what is usual now.
      if (next === 'custom' && market && typed.maxFee === '')
        setTyped(written(pricesOfLevel(market, 'normal')));
      setOption(next);
    },
    market,
    offers: market && present ? feeLevels.map((level) => offerOf(level, market, present)) : [],
    typed,
    type: setTyped,
    fees: chosenFees(),
    wait: market && prices && expectedWait(market, prices),
    stop,
    warning: judgement.warning,
  };

  function written({ maxFeePerGas, maxPriorityFeePerGas }: GasPrices): TypedPrices {
    const gwei = (wei: bigint) => writeTypedAmount(formatAmount(wei, GWEI_DECIMALS), style);
    return { maxFee: gwei(maxFeePerGas), tip: gwei(maxPriorityFeePerGas) };
  }
}

function offerOf(level: FeeLevel, market: FeeMarket, present: TransferFees): FeeOffer {
  const prices = pricesOfLevel(market, level);
  return { level, fee: maxFee(atPrices(present, prices)), wait: expectedWait(market, prices) };
}
