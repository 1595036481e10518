import type { TransactionLike } from 'ethers';
import { API_WALLET, RECIPIENT } from './ApiBench.ts';

/** The signed bytes of a transfer of 1 wei on Sepolia. */
export async function signApiTransfer(changes: TransactionLike = {}): Promise<string> {
  return API_WALLET.signTransaction({
    type: 2,
    to: RECIPIENT,
    value: 1n,
    nonce: 3,
    gasLimit: 21_000n,
    maxFeePerGas: 30_000_000_000n,
    maxPriorityFeePerGas: 1n,
    chainId: 11155111,
    ...changes,
  });
}
