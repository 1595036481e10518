// @vitest-environment node
import { decodeCall } from '@everything-wallet/core/calls/decodeCall';
import { describeCall } from '@everything-wallet/core/calls/describeCall';
import { networks } from '@everything-wallet/core/networks/networks';
import { expect, test } from 'vitest';
import { junk } from '../testing/junk.ts';
import { sentNft } from '../testing/sentNft.ts';
import { nftTransferRequest } from './nftTransferRequest.ts';

const RECIPIENT = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
const [{ chainId }] = networks;

test.each([
  ['erc721', 1n, 'nft'],
  ['erc1155', 3n, 'multiToken'],
] as const)(
  'an %s is sent with the contract’s own safe transfer, and nothing else',
  (standard, amount, type) => {
    const nft = sentNft({ standard, units: 5n });
    const request = nftTransferRequest(nft, RECIPIENT, amount);
    expect(request).toMatchObject({ to: nft.contract, value: 0n, sender: junk.sender });
    const call = decodeCall({ ...request, chainId }, request.facts);
    const { movements, permissions } = describeCall(call, {
      sender: junk.sender.address,
      wrappedCoin: undefined,
    });
    expect(permissions).toEqual([]);
    expect(movements).toMatchObject([
      { direction: 'out', asset: { type, contract: nft.contract, id: 7n }, amount },
    ]);
    expect(call).toMatchObject({ from: junk.sender.address, to: RECIPIENT });
  },
);

test('refuses a missing recipient, and an amount of zero', () => {
  expect(() => nftTransferRequest(sentNft(), '0x12', 1n)).toThrow();
  expect(() => nftTransferRequest(sentNft({ standard: 'erc1155' }), RECIPIENT, 2n ** 256n)).toThrow();
});
