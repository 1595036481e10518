import type { BaseWallet } from 'ethers';
import { CliError } from '../errors/CliError.ts';
import { exitCodes } from '../exitCodes.ts';
import { highestFee } from './highestFee.ts';
import type { SignedTransaction } from './SignedTransaction.ts';
import type { Transfer } from './Transfer.ts';

/**
 * Signs a transfer, and decodes the signed bytes: they must match the displayed values, to the wei.
 *
 * @param shownTotal amount and highest fee as displayed, in wei
 * @throws CliError 'not_as_shown' when the bytes differ
 */
export async function signTransfer(
  wallet: BaseWallet,
  transfer: Transfer,
  shownTotal: bigint,
): Promise<SignedTransaction> {
  const { network, to, value, data, nonce, gasLimit, gasPrice, priorityFee } = transfer;
  const price =
    priorityFee === undefined
      ? { type: 0, gasPrice }
      : { type: 2, maxFeePerGas: gasPrice, maxPriorityFeePerGas: priorityFee };
  const bytes = await wallet.signTransaction({
    ...price,
    chainId: network.chainId,
    to,
    value,
    data,
    nonce,
    gasLimit,
  });

  const { Transaction } = await import('ethers/transaction');
  const decoded = Transaction.from(bytes);
  const signedPrice = decoded.maxFeePerGas ?? decoded.gasPrice;
  const isAsShown =
    decoded.from === transfer.from &&
    decoded.to === to &&
    decoded.chainId === BigInt(network.chainId) &&
    decoded.data === data &&
    decoded.nonce === nonce &&
    decoded.value === value &&
    signedPrice !== null &&
    decoded.value +
      highestFee({ gasLimit: decoded.gasLimit, gasPrice: signedPrice, l1Fee: transfer.l1Fee }) <=
      shownTotal;
  if (!isAsShown || decoded.hash === null) {
    throw new CliError('not_as_shown', 'The signed bytes differ from what you saw. They were not sent.', {
      exitCode: exitCodes.unexpected,
    });
  }
  return { bytes, hash: decoded.hash, network };
}
