import { id, zeroPadValue } from 'ethers';
import { describe, expect, it } from 'vitest';
import { approvalIn } from './approvalIn.ts';
import { PERMIT2 } from '@everything-wallet/core/calls/permit2';

const owner = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const spender = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const contract = '0xdAC17F958D2ee523a2206206994597C13D831ec7';
const topic = (address: string) => zeroPadValue(address, 32).toLowerCase();
const read = (signature: string, indexed: readonly string[], address = contract, data = '0x') =>
  approvalIn({ address, topics: [id(signature), ...indexed], data }, { changedBlock: 7, changedAt: 9 });
const named = { owner, contract, spender, tokenId: null, changedBlock: 7, changedAt: 9 };
const permit2 = 'Approval(address,address,address,uint160,uint48)';

describe('a log', () => {
  it('reads an ERC-20 allowance', () => {
    expect(read('Approval(address,address,uint256)', [topic(owner), topic(spender)])).toEqual({
      ...named,
      kind: 'allowance',
    });
  });

  it('reads the approval of one NFT', () => {
    const tokenId = `0x${'0'.repeat(63)}9`;
    expect(read('Approval(address,address,uint256)', [topic(owner), topic(spender), tokenId])).toEqual({
      ...named,
      kind: 'tokenApproval',
      spender: null,
      tokenId: '9',
    });
  });

  it('reads the approval of a whole collection', () => {
    expect(read('ApprovalForAll(address,address,bool)', [topic(owner), topic(spender)])).toEqual({
      ...named,
      kind: 'operator',
    });
  });

  it.each([permit2, 'Permit(address,address,address,uint160,uint48,uint48)'])(
    "reads Permit2's own allowances: %s",
    (signature) => {
      const indexed = [topic(owner), topic(contract), topic(spender)];
      expect(read(signature, indexed, PERMIT2)).toEqual({ ...named, kind: 'permit2' });
    },
  );

  it("reads the end of Permit2's own allowance, whose token and spender are not indexed", () => {
    const lockdown = 'Lockdown(address,address,address)';
    const data = topic(contract) + topic(spender).slice(2);
    expect(read(lockdown, [topic(owner)], PERMIT2, data)).toEqual({ ...named, kind: 'permit2' });
    expect(read(lockdown, [topic(owner)], contract, data)).toBeUndefined();
    expect(read(lockdown, [topic(owner)], PERMIT2, topic(contract))).toBeUndefined();
  });

  it.each([
    ['of Permit2 by another contract', permit2, [topic(owner), topic(contract), topic(spender)]],
    ['of a transfer', 'Transfer(address,address,uint256)', [topic(owner), topic(spender)]],
    ['without a spender', 'Approval(address,address,uint256)', [topic(owner)]],
  ])('%s is ignored', (_, signature, indexed) => {
    expect(read(signature, indexed)).toBeUndefined();
  });
});
