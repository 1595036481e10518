import type { GasEstimate } from '@everything-wallet/core/schemas/gasEstimate';
import { WalletError } from '@everything-wallet/core/errors/WalletError';
import { readFeeMarket } from '@everything-wallet/core/fees/feeMarket';
import type { Network } from '@everything-wallet/core/networks/networks';
import {
  renewedFees,
  transferFees,
  type TransferFees,
} from '@everything-wallet/core/transactions/transferFees';

interface Shown {
  readonly network: Pick<Network, 'chainId'>;
  /** Undefined where none could be shown. */
  readonly shownFees: TransferFees | undefined;
  /** True if the user accepts fees that may not be enough for the next block. */
  readonly mayWait: boolean | undefined;
}

/**
 * Combines the fees shown with the nonce of a new estimate.
 *
 * @throws WalletError 'send.error.estimate' where no fees were shown or the estimate is of another chain, 'send.error.feeRose' where the
 *   fees shown are no longer enough
 */
export function feesToSign(estimate: GasEstimate, { network, shownFees, mayWait }: Shown): TransferFees {
  if (shownFees === undefined || estimate.chainId !== network.chainId) {
    throw new WalletError('send.error.estimate');
  }
  const market = estimate.feeMarket && readFeeMarket(estimate.feeMarket);
  const fees = renewedFees(shownFees, transferFees(estimate), { market, mayWait });
  if (!fees) throw new WalletError('send.error.feeRose');
  return fees;
}
