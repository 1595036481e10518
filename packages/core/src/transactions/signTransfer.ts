import { Transaction, type BaseWallet } from 'ethers';
import { sameAddress } from '../accounts/sameAddress.ts';
import { WalletError } from '../errors/WalletError.ts';
import type { Network } from '../networks/networks.ts';
import { decodeTokenTransfer } from '../tokens/decodeTokenTransfer.ts';
import { encodeTokenTransfer } from '../tokens/encodeTokenTransfer.ts';
import { maxFee, type TransferFees } from './transferFees.ts';

/** ERC-20 token to send instead of native coin, with the balances for amount and fee. */
export interface TokenFunds {
  /** Checksum address of the token's contract (EIP-55). */
  readonly contract: string;
  /** Sender's balance of the token, in its smallest unit. */
  readonly balance: bigint;
  /** Sender's balance of native coin, in wei. */
  readonly coinBalance: bigint;
}

/** A transfer of native coin or of a token, before it is signed. */
export interface Transfer {
  /** Sender: the user's primary address. */
  readonly from: string;
  /** Checksum address of the recipient (EIP-55). */
  readonly to: string;
  /** In the smallest unit: wei, or that of the token. */
  readonly amount: bigint;
  readonly network: Network;
  readonly fees: TransferFees;
  /** Shown maximum total in wei: amount plus fee; for a token the fee alone. Nothing above it is signed. */
  readonly shownTotal: bigint;
  readonly token?: TokenFunds | undefined;
}

/** A signed transfer: the bytes to broadcast and their hash. */
export interface SignedTransfer {
  readonly signedTransaction: string;
  readonly txHash: string;
}

/**
 * Signs a transfer of native coin, or the one call `transfer` of a token's contract: EIP-1559 where the chain
 * supports it, else legacy with replay protection (EIP-155).
 *
 * The chain id is from our own list of networks, never from the server, and the signed bytes are decoded
 * again and compared with the request.
 *
 * @throws WalletError 'send.error.phraseMismatch' when the account is not the sender
 * @throws WalletError 'send.error.feeRose' when amount plus fee is above the shown total
 * @throws WalletError 'send.error.insufficientTokens' or 'send.error.feeNotCovered' when a balance is too
 * small
 */
export async function signTransfer(account: BaseWallet, transfer: Transfer): Promise<SignedTransfer> {
  const { from, network, fees } = transfer;
  if (!sameAddress(account.address, from)) throw new WalletError('send.error.phraseMismatch');
  checkFunds(transfer);

  const { to, value, data } = buildCall(transfer);
  const price =
    fees.maxPriorityFeePerGas === undefined
      ? { type: 0, gasPrice: fees.gasPrice }
      : { type: 2, maxFeePerGas: fees.gasPrice, maxPriorityFeePerGas: fees.maxPriorityFeePerGas };
  const signedTransaction = await account.signTransaction({
    ...price,
    to,
    value,
    data,
    nonce: fees.nonce,
    gasLimit: fees.gasLimit,
    chainId: network.chainId,
  });

  const decoded = Transaction.from(signedTransaction);
  if (decoded.hash === null || !isRequested(decoded, transfer)) throw new WalletError('send.error.failed');
  return { signedTransaction, txHash: decoded.hash };
}

function checkFunds({ amount, fees, shownTotal, token }: Transfer): void {
  const fee = maxFee(fees);
  if ((token ? 0n : amount) + fee > shownTotal) throw new WalletError('send.error.feeRose');
  if (token && amount > token.balance) throw new WalletError('send.error.insufficientTokens');
  if (token && fee > token.coinBalance) throw new WalletError('send.error.feeNotCovered');
}

/** Returns the called address, value and data; native coin goes to the recipient itself. */
function buildCall({ to, amount, token }: Transfer): { to: string; value: bigint; data: string } {
  if (!token) return { to, value: amount, data: '0x' };
  return { to: token.contract, value: 0n, data: encodeTokenTransfer(to, amount) };
}

function isRequested(decoded: Transaction, { from, to, amount, network, token }: Transfer): boolean {
  if (decoded.from === null || decoded.to === null) return false;
  if (!sameAddress(decoded.from, from) || decoded.chainId !== BigInt(network.chainId)) return false;
  if (!token) return sameAddress(decoded.to, to) && decoded.value === amount && decoded.data === '0x';
  const call = decodeTokenTransfer(decoded.data);
  return (
    sameAddress(decoded.to, token.contract) &&
    decoded.value === 0n &&
    call !== undefined &&
    sameAddress(call.to, to) &&
    call.amount === amount
  );
}
