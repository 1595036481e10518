import { estimateGas } from '@everything-wallet/core/callables/estimateGas';
import type { RpcName } from '@everything-wallet/core/networks/networks';
import { readFeeMarket } from '@everything-wallet/core/fees/feeMarket';
import { retryingCallable } from '../firebase/retryingCallable.ts';

/** What gas costs. */
export interface GasPrice {
  /** Wei a unit, about, as others pay now. */
  readonly about: bigint;
  /** Wei a unit, as much as would be signed for. */
  readonly most: bigint;
  /** Wei beside the gas, for the layer below (OP Stack), of a plain transfer. */
  readonly l1Fee: bigint;
  /** The server's time, in ms since 1970; undefined where it does not tell. */
  readonly answeredAt: number | undefined;
}

const ask = retryingCallable(estimateGas);

/**
 * What gas costs now, asked with a transfer of nothing to oneself: how much of it a step needs is told elsewhere.
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
