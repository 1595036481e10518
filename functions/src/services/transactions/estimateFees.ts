import type { Chain } from '../chain/Chain.ts';

/** Wei per gas, for chains whose nodes suggest none and charge no more than the base fee. */
const LEAST_PRIORITY_FEE = 1_000_000_000n;

/** Wei per gas: one price, or with EIP-1559 the highest one and the tip in it. */
export type Fees =
  | { readonly gasPrice: bigint; readonly maxFeePerGas?: undefined }
  | { readonly maxFeePerGas: bigint; readonly maxPriorityFeePerGas: bigint };

/**
 * What gas costs now.
 *
 * With EIP-1559 the highest price is twice the base fee plus the tip: full blocks raise the base fee by an
 * eighth each (EIP-1559), so five in a row do not outgrow it, and the sixth does.
 *
 * @throws ChainUnavailableError when the network does not answer
 */
export async function estimateFees(chain: Chain): Promise<Fees> {
  const [baseFee, suggestedTip] = await Promise.all([chain.getBaseFee(), chain.getPriorityFee()]);
  if (baseFee === undefined) return { gasPrice: await chain.getGasPrice() };
  const tip = suggestedTip ?? (await tipFromGasPrice(chain, baseFee));
  return { maxFeePerGas: 2n * baseFee + tip, maxPriorityFeePerGas: tip };
}

/** What others pay beyond the base fee. */
async function tipFromGasPrice(chain: Chain, baseFee: bigint): Promise<bigint> {
  const difference = (await chain.getGasPrice()) - baseFee;
  return difference > 0n ? difference : LEAST_PRIORITY_FEE;
}
