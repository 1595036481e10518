import { estimateGas } from '@everything-wallet/core/callables/estimateGas';
import type { Network } from '@everything-wallet/core/networks/networks';
import { maxFee, transferFees } from '@everything-wallet/core/transactions/transferFees';
import { signTransfer, type SignedTransfer } from '@everything-wallet/core/transactions/signTransfer';
import type { HDNodeWallet } from 'ethers';
import type { StandInUser } from './StandInUser.ts';

/**
 * Signs a transfer of native coin with the numbers of an estimate, as the browser does.
 *
 * @param amount wei
 */
export async function signCoins(
  user: StandInUser,
  account: HDNodeWallet,
  network: Network,
  to: string,
  amount: bigint,
): Promise<SignedTransfer> {
  const estimate = await user.call(estimateGas, {
    from: account.address,
    to,
    value: `0x${amount.toString(16)}`,
    network: network.rpcName,
  });
  const fees = transferFees(estimate);
  const shownTotal = amount + maxFee(fees);
  return signTransfer(account, { from: account.address, to, amount, network, fees, shownTotal });
}
