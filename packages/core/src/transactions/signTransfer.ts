import { Transaction, type BaseWallet } from 'ethers';
import { sameAddress } from '../accounts/sameAddress.ts';
import { WalletError } from '../errors/WalletError.ts';
import type { Network } from '../networks/networks.ts';
import { maxFee, type TransferFees } from './transferFees.ts';

/** A transfer of native coin, before it is signed. */
export interface Transfer {
  /** The sender: the user's primary address. */
  readonly from: string;
  /** Checksum address of the recipient (EIP-55). */
  readonly to: string;
  /** Wei. */
  readonly amount: bigint;
  readonly network: Network;
  readonly fees: TransferFees;
  /** Wei: amount plus fee as it was shown. Nothing above it is signed. */
  readonly shownTotal: bigint;
}

/** A signed transfer: the bytes to broadcast and their hash. */
export interface SignedTransfer {
  readonly signedTransaction: string;
  readonly txHash: string;
}

/**
 * Signs a plain value transfer: EIP-1559 where the chain has it, else legacy with replay protection (EIP-155).
 *
 * The chain id comes from our own list of networks, never from the server, and the signed bytes are decoded again and
 * compared with what was asked.
 *
 * @throws WalletError 'send.error.phraseMismatch' when the account is not the sender
 * @throws WalletError 'send.error.feeRose' when amount plus fee is above the total shown
 */
export async function signTransfer(account: BaseWallet, transfer: Transfer): Promise<SignedTransfer> {
  const { from, to, amount, network, fees, shownTotal } = transfer;
  if (!sameAddress(account.address, from)) throw new WalletError('send.error.phraseMismatch');
  if (amount + maxFee(fees) > shownTotal) throw new WalletError('send.error.feeRose');

  const price =
    fees.maxPriorityFeePerGas === undefined
      ? { type: 0, gasPrice: fees.gasPrice }
      : { type: 2, maxFeePerGas: fees.gasPrice, maxPriorityFeePerGas: fees.maxPriorityFeePerGas };
  const signedTransaction = await account.signTransaction({
    ...price,
    to,
    value: amount,
    nonce: fees.nonce,
    gasLimit: fees.gasLimit,
    chainId: network.chainId,
  });

  const decoded = Transaction.from(signedTransaction);
  const isWhatWasAsked =
    decoded.hash !== null &&
    decoded.from !== null &&
    decoded.to !== null &&
    sameAddress(decoded.from, from) &&
    sameAddress(decoded.to, to) &&
    decoded.value === amount &&
    decoded.data === '0x' &&
    decoded.chainId === BigInt(network.chainId);
  if (!isWhatWasAsked) throw new WalletError('send.error.failed');
  return { signedTransaction, txHash: decoded.hash };
}
