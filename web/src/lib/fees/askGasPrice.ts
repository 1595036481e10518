import { estimateGas } from '@everything-wallet/core/callables/estimateGas';
import type { RpcName } from '@everything-wallet/core/networks/networks';
import { readFeeMarket } from '@everything-wallet/core/fees/feeMarket';
import { retryingCallable } from '../firebase/retryingCallable.ts';

/** Gas price of a network. */
export interface GasPrice {
  /** Typical price, in wei a unit. */
  readonly about: bigint;
  /** Highest price that would be signed, in wei a unit. */
  readonly most: bigint;
  /** L1 data fee (OP Stack) of a plain transfer, in wei. */
  readonly l1Fee: bigint;
  /** Server time, in ms since 1970; undefined where the answer has none. */
  readonly answeredAt: number | undefined;
}

const ask = retryingCallable(estimateGas);

/**
 * Reads the current gas price with a transfer of 0 to oneself; `gasOfStep` has the gas of each step.
 *
 * @throws CallableError
 */
export async function askGasPrice(account: string, network: RpcName): Promise<GasPrice> {
  const { gasPrice, feeMarket, l1Fee, answeredAt } = await ask({
    from: account,
    to: account,
    value: '0x0',
    network,
  });
  const market = feeMarket && readFeeMarket(feeMarket);
  return {
    about: market ? market.nextBaseFee + market.tips.normal : BigInt(gasPrice),
    most: BigInt(gasPrice),
    l1Fee: BigInt(l1Fee ?? '0'),
    answeredAt,
  };
}
