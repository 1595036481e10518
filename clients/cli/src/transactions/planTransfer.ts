import type { GasEstimate } from '@everything-wallet/sdk';
import { CliError } from '../errors/CliError.ts';
import { exitCodes } from '../exitCodes.ts';
import type { Transfer } from './Transfer.ts';

/**
 * Combines the user's input with the fees and the nonce of an estimate. The transfer uses nothing else of the
 * estimate.
 *
 * @throws CliError 'estimate_unusable' when it is for another chain, or its numbers cannot be signed
 */
export function planTransfer(
  wanted: Pick<Transfer, 'network' | 'from' | 'to' | 'value' | 'data'>,
  estimate: GasEstimate,
): Transfer {
  const { network } = wanted;
  if (estimate.chainId !== network.chainId) {
    throw unusable(`is for chain ${estimate.chainId}, not for chain ${network.chainId} (${network.rpcName})`);
  }
  const { nonce, maxFeePerGas, maxPriorityFeePerGas } = estimate;
  if (!Number.isSafeInteger(nonce) || nonce < 0) throw unusable('has no nonce');
  const hasPriorityFee = maxFeePerGas !== undefined && maxPriorityFeePerGas !== undefined;
  const gasPrice = wholeNumber(hasPriorityFee ? maxFeePerGas : estimate.gasPrice);
  const priorityFee = hasPriorityFee ? wholeNumber(maxPriorityFeePerGas) : undefined;
  if (priorityFee !== undefined && priorityFee > gasPrice)
    throw unusable('has a priority fee above its fee cap');
  const l1Fee = wholeNumber(estimate.l1FeeWei ?? '0');
  return { ...wanted, nonce, gasLimit: wholeNumber(estimate.gasLimit), gasPrice, priorityFee, l1Fee };
}

function wholeNumber(text: unknown): bigint {
  if (typeof text !== 'string' || !/^\d{1,78}$/.test(text)) throw unusable('has malformed numbers');
  return BigInt(text);
}

function unusable(why: string): CliError {
  return new CliError('estimate_unusable', `The server’s estimate ${why}. Nothing was signed.`, {
    exitCode: exitCodes.unexpected,
    remedy: 'Check the address of the server ("ew config list").',
  });
}
