import type { GasEstimate } from '@everything-wallet/core/callables/estimateGas';
import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import { messages } from '@everything-wallet/core/messages/messages';
import { ServiceError } from '../../errors/ServiceError.ts';
import type { Chain } from '../chain/Chain.ts';

/** Gas of a transfer to an account without code, exactly (Yellow Paper, G_transaction). */
const PLAIN_TRANSFER_GAS = 21_000n;

/** Addresses up to here are, or may become, precompiled contracts: they run code without having any. */
const LAST_PRECOMPILE = 0xffffn;

/** Wei per gas, for chains whose nodes suggest none and charge no more than the base fee. */
const LEAST_PRIORITY_FEE = 1_000_000_000n;

/** A transfer to be estimated; `value` in wei. */
export interface TransferQuestion {
  readonly from: string;
  readonly to: string;
  readonly value: bigint;
}

/**
 * Works out what a transfer costs at most, and the nonce to sign it with.
 *
 * With EIP-1559 the highest price is twice the base fee plus the tip: six full blocks in a row do not outgrow it.
 *
 * @throws ServiceError 'failed-precondition' when the balance is too small or the recipient refuses
 * @throws ChainUnavailableError when the network does not answer
 */
export async function estimateTransfer(
  chain: Chain,
  chainId: number,
  transfer: TransferQuestion,
): Promise<GasEstimate> {
  const { from, to, value } = transfer;
  const [hasCode, fees, nonce, balance] = await Promise.all([
    chain.hasCode(to),
    estimateFees(chain),
    chain.getPendingNonce(from),
    chain.getBalance(from),
  ]);
  if (value > balance) throw insufficientFunds();
  const gasNeeded = await chain.estimateGas(transfer);
  if (gasNeeded === 'insufficientFunds') throw insufficientFunds();
  if (gasNeeded === 'reverted') {
    throw new ServiceError('failed-precondition', messages['server.recipientRefuses']);
  }
  const runsCode = hasCode || BigInt(to) <= LAST_PRECOMPILE;
  // The state may change before the transfer is in a block: leave code a fifth more.
  const gasLimit = runsCode ? (gasNeeded * 12n + 9n) / 10n : PLAIN_TRANSFER_GAS;
  const gasPrice = fees.maxFeePerGas ?? fees.gasPrice;
  return {
    estimatedCost: formatAmount(gasLimit * gasPrice),
    gasLimit: gasLimit.toString(),
    gasPrice: gasPrice.toString(),
    ...(fees.maxFeePerGas !== undefined && {
      maxFeePerGas: fees.maxFeePerGas.toString(),
      maxPriorityFeePerGas: fees.maxPriorityFeePerGas.toString(),
    }),
    nonce,
    chainId,
    toIsContract: hasCode,
  };
}

async function estimateFees(
  chain: Chain,
): Promise<
  | { readonly gasPrice: bigint; readonly maxFeePerGas?: undefined }
  | { readonly maxFeePerGas: bigint; readonly maxPriorityFeePerGas: bigint }
> {
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

function insufficientFunds(): ServiceError {
  return new ServiceError('failed-precondition', messages['send.error.insufficientFunds']);
}
