import { describe, expect, test } from 'vitest';
import { texts } from '../../texts/texts.ts';
import { meaningOf } from './meaningOf.ts';
import { parseTypedData } from './parseTypedData.ts';
import type { TypedDataMeaning } from './TypedDataMeaning.ts';

const TOKEN = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const SIGNER = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
const OTHER = '0x1563915e194D8CfBA1943570603F7606A3115508';
const PERMIT2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3';
const MAX = (2n ** 256n - 1n).toString();

type Members = Readonly<Record<string, string>>;

/** Typed data of structs written as name: type; the first one is signed. */
function meaning(
  structs: Readonly<Record<string, Members>>,
  message: unknown,
  verifyingContract: string,
): TypedDataMeaning {
  const types = Object.fromEntries(
    Object.entries(structs).map(([struct, members]) => [
      struct,
      Object.entries(members).map(([name, type]) => ({ name, type })),
    ]),
  );
  const text = JSON.stringify({
    types: {
      ...types,
      EIP712Domain: [
        { name: 'chainId', type: 'uint256' },
        { name: 'verifyingContract', type: 'address' },
      ],
    },
    primaryType: Object.keys(structs)[0],
    domain: { chainId: 1, verifyingContract },
    message,
  });
  return meaningOf(parseTypedData(text, 1), SIGNER);
}

const token = { type: 'token', contract: TOKEN };
const permit = {
  owner: 'address',
  spender: 'address',
  value: 'uint256',
  nonce: 'uint256',
  deadline: 'uint256',
};
const permitted = { owner: SIGNER, spender: OTHER, value: '5', nonce: 0, deadline: 99 };
const details = { token: 'address', amount: 'uint160', expiration: 'uint48', nonce: 'uint48' };
const TokenPermissions = { token: 'address', amount: 'uint256' };

describe('describes the effects of', () => {
  test('a permit', () => {
    const read = meaning({ Permit: permit }, permitted, TOKEN);
    expect(read).toEqual({
      kind: 'permit',
      titleId: 'call.title.signedPermit',
      movements: [],
      permissions: [{ asset: token, spender: OTHER, amount: 5n, change: 'set' }],
      deadline: 99n,
      isOpen: false,
    });
    expect(texts[read.titleId]).toBe('Sign an approval');
  });

  test('an unlimited permit of another owner', () => {
    const { permissions } = meaning({ Permit: permit }, { ...permitted, value: MAX, owner: OTHER }, TOKEN);
    expect(permissions).toEqual([
      { asset: token, spender: OTHER, amount: 'all', change: 'set', owner: OTHER },
    ]);
  });

  test.each([
    [true, 'all', 0, undefined],
    [false, 0n, 99, 99n],
  ])("DAI's permit, allowed %s", (allowed, amount, expiry, deadline) => {
    const type = {
      holder: 'address',
      spender: 'address',
      nonce: 'uint256',
      expiry: 'uint256',
      allowed: 'bool',
    };
    const read = meaning(
      { Permit: type },
      { holder: SIGNER, spender: OTHER, nonce: 0, expiry, allowed },
      TOKEN,
    );
    expect(read).toMatchObject({ kind: 'daiPermit', deadline, permissions: [{ asset: token, amount }] });
  });

  test.each(['TransferWithAuthorization', 'ReceiveWithAuthorization'])('a transfer by %s', (name) => {
    const type = {
      from: 'address',
      to: 'address',
      value: 'uint256',
      validAfter: 'uint256',
      validBefore: 'uint256',
      nonce: 'bytes32',
    };
    const nonce = `0x${'00'.repeat(32)}`;
    const message = { from: SIGNER, to: OTHER, value: '50000000000', validAfter: 0, validBefore: 99, nonce };
    expect(meaning({ [name]: type }, message, TOKEN)).toMatchObject({
      kind: 'authorizedTransfer',
      titleId: 'call.title.signedTransfer',
      movements: [{ direction: 'out', asset: token, amount: 50_000_000_000n, bound: 'exact', to: OTHER }],
      deadline: 99n,
    });
    expect(meaning({ [name]: type }, { ...message, from: PERMIT2 }, TOKEN).movements).toMatchObject([
      { direction: 'between', from: PERMIT2, to: OTHER },
    ]);
  });

  test('an allowance of Permit2, one and many', () => {
    const one = { token: TOKEN, amount: (2n ** 160n - 1n).toString(), expiration: 50, nonce: 0 };
    const single = meaning(
      {
        PermitSingle: { details: 'PermitDetails', spender: 'address', sigDeadline: 'uint256' },
        PermitDetails: details,
      },
      { details: one, spender: OTHER, sigDeadline: 99 },
      PERMIT2,
    );
    expect(single).toMatchObject({
      kind: 'permit2Allowance',
      deadline: 99n,
      permissions: [{ asset: token, spender: OTHER, amount: 'all', until: 50n }],
    });
    const batch = meaning(
      {
        PermitBatch: { details: 'PermitDetails[]', spender: 'address', sigDeadline: 'uint256' },
        PermitDetails: details,
      },
      { details: [one, { ...one, amount: 7 }], spender: OTHER, sigDeadline: 99 },
      PERMIT2,
    );
    expect(batch.permissions.map(({ amount }) => amount)).toEqual(['all', 7n]);
  });

  test('a Permit2 transfer, and one with a witness', () => {
    const type = { permitted: 'TokenPermissions', spender: 'address', nonce: 'uint256', deadline: 'uint256' };
    const message = { permitted: { token: TOKEN, amount: 7 }, spender: OTHER, nonce: 0, deadline: 99 };
    const transfer = meaning({ PermitTransferFrom: type, TokenPermissions }, message, PERMIT2);
    expect(transfer).toMatchObject({
      kind: 'permit2Transfer',
      isOpen: false,
      permissions: [{ asset: token, spender: OTHER, amount: 7n, until: 99n }],
    });
    const witness = meaning(
      {
        PermitWitnessTransferFrom: { ...type, witness: 'Order' },
        Order: { id: 'uint256' },
        TokenPermissions,
      },
      { ...message, witness: { id: 1 } },
      PERMIT2,
    );
    expect(witness).toMatchObject({ kind: 'permit2Transfer', isOpen: true, permissions: [{ amount: 7n }] });
  });

  test('a Seaport order: the most sent, the least received', () => {
    const item = {
      itemType: 'uint8',
      token: 'address',
      identifierOrCriteria: 'uint256',
      startAmount: 'uint256',
      endAmount: 'uint256',
    };
    const itemOf = (itemType: number, start: number, end: number) => ({
      itemType,
      token: TOKEN,
      identifierOrCriteria: 4,
      startAmount: start,
      endAmount: end,
    });
    const structs = {
      OrderComponents: {
        offerer: 'address',
        zone: 'address',
        offer: 'OfferItem[]',
        consideration: 'ConsiderationItem[]',
        orderType: 'uint8',
        startTime: 'uint256',
        endTime: 'uint256',
        zoneHash: 'bytes32',
        salt: 'uint256',
        conduitKey: 'bytes32',
        counter: 'uint256',
      },
      OfferItem: item,
      ConsiderationItem: { ...item, recipient: 'address' },
    };
    const order = {
      offerer: SIGNER,
      zone: OTHER,
      offer: [itemOf(2, 1, 1)],
      consideration: [
        { ...itemOf(0, 9, 8), recipient: SIGNER },
        { ...itemOf(1, 2, 2), recipient: OTHER },
      ],
      orderType: 0,
      startTime: 1,
      endTime: 99,
      zoneHash: `0x${'00'.repeat(32)}`,
      salt: 1,
      conduitKey: `0x${'00'.repeat(32)}`,
      counter: 0,
    };
    const read = meaning(structs, order, OTHER);
    expect(read).toEqual({
      kind: 'seaportOrder',
      titleId: 'call.title.signedOrder',
      movements: [
        { direction: 'out', asset: { type: 'nft', contract: TOKEN, id: 4n }, amount: 1n, bound: 'atMost' },
        { direction: 'in', asset: { type: 'coin' }, amount: 8n, bound: 'atLeast' },
        { direction: 'between', asset: token, amount: 2n, bound: 'atLeast', to: OTHER },
      ],
      permissions: [],
      deadline: 99n,
      isOpen: false,
      bringsNothing: false,
    });
    const anyOf = meaning(structs, { ...order, offer: [itemOf(4, 1, 1)] }, OTHER);
    expect(anyOf).toMatchObject({ isOpen: true, movements: [{ asset: { type: 'collection' } }, {}, {}] });
  });
});

describe('reports no effects for', () => {
  test('a witness whose permitted tokens differ', () => {
    const read = meaning(
      {
        PermitWitnessTransferFrom: {
          permitted: 'TokenPermissions',
          spender: 'address',
          nonce: 'uint256',
          deadline: 'uint256',
          w: 'uint256',
        },
        TokenPermissions: { amount: 'uint256' },
      },
      { permitted: { amount: 7 }, spender: OTHER, nonce: 0, deadline: 99, w: 1 },
      PERMIT2,
    );
    expect(read).toMatchObject({ kind: 'other', titleId: 'call.title.unknownSignature' });
    expect(texts[read.titleId]).toBe('Unknown signature');
  });

  test.each<[string, Members, unknown]>([
    [
      'a type in another order',
      { spender: 'address', owner: 'address', value: 'uint256', nonce: 'uint256', deadline: 'uint256' },
      permitted,
    ],
    ['a type with a smaller number', { ...permit, value: 'uint160' }, permitted],
  ])('%s', (_, type, message) => {
    expect(meaning({ Permit: type }, message, TOKEN)).toMatchObject({ kind: 'other', isOpen: true });
  });

  test('Permit2 at another address', () => {
    const read = meaning(
      {
        PermitSingle: { details: 'PermitDetails', spender: 'address', sigDeadline: 'uint256' },
        PermitDetails: details,
      },
      { details: { token: TOKEN, amount: 1, expiration: 1, nonce: 0 }, spender: OTHER, sigDeadline: 1 },
      OTHER,
    );
    expect(read.kind).toBe('other');
  });
});
