import { usageError } from '../errors/usageError.ts';
import { networks, type KnownNetwork } from '../networks.ts';
import type { SignedTransaction } from './SignedTransaction.ts';

/**
 * Reads bytes that were signed elsewhere.
 *
 * @throws CliError 'usage' when they are not a signed transaction, or one for another network
 */
export async function readSigned(bytes: string, network: KnownNetwork): Promise<SignedTransaction> {
  const { hash, chainId } = await decode(bytes);
  if (chainId !== BigInt(network.chainId)) {
    const signedFor = networks.find((known) => BigInt(known.chainId) === chainId);
    throw usageError(
      `The transaction was signed for chain ${chainId}, but ${network.rpcName} is chain ${network.chainId}. It was not sent.`,
      signedFor && `Add --network ${signedFor.rpcName}.`,
    );
  }
  return { bytes, hash, network };
}

async function decode(bytes: string): Promise<{ hash: string; chainId: bigint }> {
  const { Transaction } = await import('ethers/transaction');
  try {
    const { hash, chainId } = Transaction.from(bytes);
    if (hash !== null) return { hash, chainId };
  } catch {
    // The error of ethers quotes the bytes. A private key passed by mistake must not be shown.
    throw usageError('--raw is not a transaction.', 'Give the signed transaction as 0x-prefixed hex.');
  }
  throw usageError('The transaction is not signed.', 'Sign it first, or use --keystore.');
}
