import type { SignedTransfer, Transfer } from '@everything-wallet/core/transactions/signTransfer';
import { checkSignedBytes } from './checkSignedBytes.ts';

/** First four bytes of keccak256('transfer(address,uint256)') (ERC-20). */
const TRANSFER_SELECTOR = '0xa9059cbb';

/**
 * Checks that signed bytes are exactly the transfer shown, with a library that did not build them.
 *
 * @throws WalletError 'send.error.failed' when a field differs, or the bytes are not a transfer
 */
export function checkSigned(signed: SignedTransfer, transfer: Transfer): void {
  const { from, network, fees, shownTotal } = transfer;
  checkSignedBytes(signed, {
    from,
    chainId: network.chainId,
    ...callOf(transfer),
    fees,
    // For tokens, the fee alone.
    maxTotal: shownTotal,
  });
}

/** Returns the called contract, the value and the call data. */
function callOf({ to, amount, token }: Transfer) {
  const hex = (value: string) => value.slice(2).toLowerCase().padStart(64, '0');
  return token
    ? {
        to: token.contract,
        value: 0n,
        data: `${TRANSFER_SELECTOR}${hex(to)}${amount.toString(16).padStart(64, '0')}`,
      }
    : { to, value: amount, data: '0x' };
}
