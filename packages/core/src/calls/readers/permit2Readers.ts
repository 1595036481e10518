import { sameAddress } from '../../accounts/sameAddress.ts';
import { PERMIT2 } from '../permit2.ts';
import { address, array, tuple, uint } from '../reading/abiTypes.ts';
import { callReader, type CallFrame } from '../reading/CallReader.ts';

/** On another contract, calls of the same names are unknown. */
function isPermit2({ contract }: CallFrame): boolean {
  return sameAddress(contract, PERMIT2);
}

/** Uniswap's Permit2 (`AllowanceTransfer`): its own allowances, and revoking many of them at once. */
export const permit2Readers = [
  callReader(
    'approve',
    [address, address, uint(160), uint(48)],
    ([token, spender, amount, expiration], frame) => {
      const { contract, value } = frame;
      if (!isPermit2(frame)) return undefined;
      return { kind: 'permit2Approve', contract, value, token, spender, amount, expiration };
    },
  ),
  callReader('lockdown', [array(tuple([address, address]))], ([pairs], frame) => {
    const { contract, value } = frame;
    if (!isPermit2(frame)) return undefined;
    const approvals = pairs.map(([token, spender]) => ({ token, spender }));
    return { kind: 'permit2Lockdown', contract, value, approvals };
  }),
];
