import { TypedDataEncoder } from 'ethers';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orderDigests } from './orderDigests.ts';
import { orderTypedData } from './orderTypedData.ts';
import type { OrderComponents } from './SeaportOrder.ts';
import { SeaportError } from './SeaportError.ts';

const word = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }).map(String);
const hex = (bytes: number) =>
  fc.uint8Array({ minLength: bytes, maxLength: bytes }).map((all) => `0x${Buffer.from(all).toString('hex')}`);
const item = fc.record({
  itemType: fc.integer({ min: 0, max: 5 }),
  token: hex(20),
  identifierOrCriteria: word,
  startAmount: word,
  endAmount: word,
});
const payment = fc.tuple(item, hex(20)).map(([fields, recipient]) => ({ ...fields, recipient }));
const order: fc.Arbitrary<OrderComponents> = fc.record({
  offerer: hex(20),
  zone: hex(20),
  offer: fc.array(item, { minLength: 1, maxLength: 3 }),
  consideration: fc.array(payment, { maxLength: 3 }),
  orderType: fc.integer({ min: 0, max: 4 }),
  startTime: word,
  endTime: word,
  zoneHash: hex(32),
  salt: word,
  conduitKey: hex(32),
  counter: word,
});

describe('an order is hashed', () => {
  test('like its typed data in an independent library, on every chain', () => {
    fc.assert(
      fc.property(order, fc.constantFrom(1, 137, 31_337), (made, chainId) => {
        const { types, domain, message } = orderTypedData(made, chainId);
        const { EIP712Domain, ...structs } = types;
        expect(EIP712Domain).toHaveLength(4);
        const own = structs as unknown as Record<string, { name: string; type: string }[]>;
        expect(orderDigests(made, chainId)).toEqual({
          orderHash: TypedDataEncoder.hashStruct('OrderComponents', own, message),
          digest: TypedDataEncoder.hash(domain, own, message),
        });
      }),
    );
  });

  test('by the types that Seaport publishes', () => {
    const { types } = orderTypedData({} as OrderComponents, 1);
    const { EIP712Domain, ...structs } = types as unknown as Record<string, { name: string; type: string }[]>;
    expect(EIP712Domain).toHaveLength(4);
    const encoder = new TypedDataEncoder(structs);
    expect(TypedDataEncoder.getPrimaryType(structs)).toBe('OrderComponents');
    expect(encoder.encodeType('OrderComponents')).toBe(
      'OrderComponents(address offerer,address zone,OfferItem[] offer,ConsiderationItem[] consideration,uint8 orderType,' +
        'uint256 startTime,uint256 endTime,bytes32 zoneHash,uint256 salt,bytes32 conduitKey,uint256 counter)' +
        'ConsiderationItem(uint8 itemType,address token,uint256 identifierOrCriteria,uint256 startAmount,uint256 endAmount,address recipient)' +
        'OfferItem(uint8 itemType,address token,uint256 identifierOrCriteria,uint256 startAmount,uint256 endAmount)',
    );
  });

  test('and an invalid one is rejected', () => {
    const [made] = fc.sample(order, 1);
    expect(() => orderDigests({ ...made, salt: '-1' } as OrderComponents, 1)).toThrow(SeaportError);
    expect(() => orderDigests({ ...made, offerer: '0x12' } as OrderComponents, 1)).toThrow(SeaportError);
  });
});
