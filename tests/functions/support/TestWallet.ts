import { estimateGas } from '@everything-wallet/core/callables/estimateGas';
import { walletAddressId } from '@everything-wallet/core/documents/walletAddress';
import { HDNodeWallet, Wallet, type TransactionLike } from 'ethers';
import { writeDocument } from './documents.ts';
import type { LocalChain } from './LocalChain.ts';
import { TestUser } from './TestUser.ts';

/** A user who finished setup, with the key of their primary address. */
export interface TestWallet {
  readonly user: TestUser;
  readonly key: HDNodeWallet;
  readonly address: string;
}

/** Deviations of a wallet from the default. */
export interface TestWalletOptions {
  readonly isVerified?: boolean;
  readonly isWatchOnly?: boolean;
}

/** Signs a user up and gives them a primary address, as finishing setup does. */
export async function createWallet({
  isVerified = true,
  isWatchOnly = false,
}: TestWalletOptions = {}): Promise<TestWallet> {
  const user = await TestUser.signUp();
  const key = Wallet.createRandom();
  const id = walletAddressId(user.uid, key.address);
  await writeDocument(`wallet_addresses/${id}`, {
    user_id: user.uid,
    address: key.address,
    network: 'ethereum',
    is_primary: true,
    derivation_index: isWatchOnly ? null : 0,
    watch_only: isWatchOnly,
  });
  await writeDocument(`profiles/${user.uid}`, {
    id: user.uid,
    verified: isVerified,
    primary_wallet_address_id: id,
  });
  return { user, key, address: key.address };
}

/**
 * Signs a transfer with the numbers of an estimate, as the app does.
 *
 * @param value wei
 * @param changes what to sign otherwise
 */
export async function signTransfer(
  { user, key, address }: TestWallet,
  chain: LocalChain,
  to: string,
  value: bigint,
  changes: TransactionLike = {},
): Promise<{ readonly bytes: string; readonly maxFee: bigint }> {
  const estimate = await user.call(estimateGas, {
    from: address,
    to,
    value: `0x${value.toString(16)}`,
    network: chain.network.rpcName,
  });
  const bytes = await key.signTransaction({
    type: 2,
    to,
    value,
    nonce: estimate.nonce,
    gasLimit: BigInt(estimate.gasLimit),
    maxFeePerGas: BigInt(estimate.maxFeePerGas ?? 0),
    maxPriorityFeePerGas: BigInt(estimate.maxPriorityFeePerGas ?? 0),
    chainId: chain.network.chainId,
    ...changes,
  });
  return { bytes, maxFee: BigInt(estimate.gasLimit) * BigInt(estimate.gasPrice) };
}
