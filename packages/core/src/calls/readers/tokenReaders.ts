import type { TokenStandard } from '../Call.ts';
import { address, bool, bytes32, smallUint, uint } from '../reading/abiTypes.ts';
import { callReader, type CallFrame } from '../reading/CallReader.ts';

const amount = uint(256);
const signature = [smallUint(8), bytes32, bytes32] as const;

/**
 * Resolves calls with the same encoding in ERC-20 and ERC-721 by the known standard; other contracts have no
 * such call.
 */
function sharedStandard({ facts }: CallFrame): 'erc20' | 'erc721' | undefined | 'neither' {
  return facts.standard === 'erc1155' ? 'neither' : facts.standard;
}

function isOther({ facts }: CallFrame, standard: TokenStandard): boolean {
  return facts.standard !== undefined && facts.standard !== standard;
}

/** ERC-20, with the extra calls of many tokens: allowances in steps, ERC-2612, and DAI's permit. */
export const tokenReaders = [
  callReader('transfer', [address, amount], ([to, value], frame) =>
    isOther(frame, 'erc20')
      ? undefined
      : { kind: 'tokenTransfer', contract: frame.contract, value: frame.value, to, amount: value },
  ),
  callReader('transferFrom', [address, address, amount], ([from, to, amountOrId], frame) => {
    const standard = sharedStandard(frame);
    const { contract, value } = frame;
    if (standard === 'neither') return undefined;
    return { kind: 'transferFrom', contract, value, standard, from, to, amountOrId };
  }),
  callReader('approve', [address, amount], ([spender, amountOrId], frame) => {
    const standard = sharedStandard(frame);
    const { contract, value } = frame;
    if (standard === 'neither') return undefined;
    return { kind: 'approve', contract, value, standard, spender, amountOrId };
  }),
  ...(['increase', 'decrease'] as const).map((direction) =>
    callReader(`${direction}Allowance`, [address, amount], ([spender, by], frame) => {
      const { contract, value } = frame;
      if (isOther(frame, 'erc20')) return undefined;
      return { kind: 'changeAllowance', contract, value, direction, spender, amount: by };
    }),
  ),
  callReader(
    'permit',
    [address, address, amount, uint(256), ...signature],
    ([owner, spender, allowance, deadline, v, r, s], frame) => {
      const { contract, value } = frame;
      if (isOther(frame, 'erc20')) return undefined;
      return {
        kind: 'permit',
        contract,
        value,
        owner,
        spender,
        amount: allowance,
        deadline,
        signature: { v, r, s },
      };
    },
  ),
  callReader(
    'permit',
    [address, address, uint(256), uint(256), bool, ...signature],
    ([owner, spender, nonce, expiry, allowed, v, r, s], frame) => {
      const { contract, value } = frame;
      if (isOther(frame, 'erc20')) return undefined;
      return {
        kind: 'daiPermit',
        contract,
        value,
        owner,
        spender,
        nonce,
        expiry,
        allowed,
        signature: { v, r, s },
      };
    },
  ),
];
