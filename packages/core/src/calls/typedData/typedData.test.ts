import { TypedDataEncoder, Wallet } from 'ethers';
import fc from 'fast-check';
import { recoverAddressTyped, signTyped } from 'micro-eth-signer';
import { describe, expect, test } from 'vitest';
import { WalletError } from '../../errors/WalletError.ts';
import { encodeType } from './encodeType.ts';
import { hashTypedData } from './hashTypedData.ts';
import { buildListing } from '../../seaport/buildListing.ts';
import { orderTypedData } from '../../seaport/orderTypedData.ts';
import { parseTypedData } from './parseTypedData.ts';
import { recoverSigner } from './recoverSigner.ts';
import { signTypedData } from './signTypedData.ts';
import type { TypedMember, TypedStruct, TypedValue } from './TypedData.ts';
import { TypedDataError, type TypedDataFault } from './TypedDataError.ts';
import { typedDataWarnings } from './typedDataWarnings.ts';
import { verifySignature } from './verifySignature.ts';

/** The example of EIP-712, signed with keccak256('cow'). */
const mail = {
  types: {
    EIP712Domain: [
      { name: 'name', type: 'string' },
      { name: 'version', type: 'string' },
      { name: 'chainId', type: 'uint256' },
      { name: 'verifyingContract', type: 'address' },
    ],
    Person: [
      { name: 'name', type: 'string' },
      { name: 'wallet', type: 'address' },
    ],
    Mail: [
      { name: 'from', type: 'Person' },
      { name: 'to', type: 'Person' },
      { name: 'contents', type: 'string' },
    ],
  },
  primaryType: 'Mail',
  domain: {
    name: 'Ether Mail',
    version: '1',
    chainId: 1,
    verifyingContract: '0xCcCCccccCCCCcCCCCCCcCcCccCcCCCcCcccccccC',
  },
  message: {
    from: { name: 'Cow', wallet: '0xCD2a3d9F938E13CD947Ec05AbC7FE734Df8DD826' },
    to: { name: 'Bob', wallet: '0xbBbBBBBbbBBBbbbBbbBbbbbBBbBbbbbBbBbbBBbB' },
    contents: 'Hello, Bob!',
  },
};
const COW = new Wallet('0xc85ef7d79691fe79573b1a7064c19c1a9819ebdbd1faaab1a8ec92344438aaf4');

function signShown(text: string): string {
  const data = parseTypedData(text, 1);
  const accepted = typedDataWarnings(data, { signer: COW.address, chainId: 1, now: 0n });
  return signTypedData(COW, { text, chainId: 1, shownDigest: hashTypedData(data).digest, accepted });
}

describe('the example of EIP-712', () => {
  const data = parseTypedData(JSON.stringify(mail), 1);

  test('has the digests stated in the EIP', () => {
    expect(encodeType(data.structs, 'Mail')).toBe(
      'Mail(Person from,Person to,string contents)Person(string name,address wallet)',
    );
    expect(hashTypedData(data)).toEqual({
      domainHash: '0xf2cee375fa42b42143804025fc449deafd50cc031ca257e0b194a650a912090f',
      messageHash: '0xc52c0ee5d84264471806290a3f2c4cecfc5490626bf912d01f240d7a274b371e',
      digest: '0xbe609aee343fb3c4b28e1df9e632fca64fcfaede20f02e86244efddf30957bd2',
    });
  });

  test('has the signature stated in the EIP', () => {
    const signature = signShown(JSON.stringify(mail));
    expect(signature).toBe(
      '0x4355c47d63924e8a72e509b65029052eb6c299d53a04e167c5775fd466751c9d' +
        '07299936d304c153f6443dfa05f40ff007d72911b6f72307f996231605b915621c',
    );
  });
});

interface Randomly {
  readonly types: Record<string, { name: string; type: string }[]>;
  readonly message: Record<string, unknown>;
}

/** Values of atomic types in JSON. */
const atoms: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  address: fc
    .uint8Array({ minLength: 20, maxLength: 20 })
    .map((bytes) => `0x${Buffer.from(bytes).toString('hex')}`),
  bool: fc.boolean(),
  string: fc.string({ unit: 'grapheme', maxLength: 40 }),
  bytes: fc.uint8Array({ maxLength: 70 }).map((bytes) => `0x${Buffer.from(bytes).toString('hex')}`),
  bytes4: fc
    .uint8Array({ minLength: 4, maxLength: 4 })
    .map((bytes) => `0x${Buffer.from(bytes).toString('hex')}`),
  uint8: fc.nat(255),
  uint256: fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }).map(String),
  int64: fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map(String),
};

/** Message with a struct, lists of structs and lists of lists. */
const randomly: fc.Arbitrary<Randomly> = fc
  .array(fc.constantFrom(...Object.keys(atoms)), { minLength: 1, maxLength: 6 })
  .chain((types) => {
    const members = types.map((type, place) => ({ name: `m${place}`, type }));
    const inner = fc.record(
      Object.fromEntries(members.map(({ name, type }) => [name, atoms[type] ?? fc.boolean()])),
    );
    return fc.record({
      types: fc.constant({
        Inner: members,
        Outer: [
          { name: 'one', type: 'Inner' },
          { name: 'many', type: 'Inner[]' },
          { name: 'grid', type: 'int64[2][]' },
          { name: 'empty', type: 'string[0]' },
        ],
      }),
      message: fc.record({
        one: inner,
        many: fc.array(inner, { maxLength: 3 }),
        grid: fc.array(fc.array(atoms['int64'] ?? fc.boolean(), { minLength: 2, maxLength: 2 }), {
          maxLength: 3,
        }),
        empty: fc.constant([]),
      }),
    });
  });

type Typed = Parameters<typeof signTyped>[0];

/** Struct in the form of other libraries. */
function plain({ fields }: TypedStruct): Record<string, unknown> {
  const plainValue = (value: TypedValue): unknown => {
    if (typeof value !== 'object') return value;
    return 'fields' in value ? plain(value) : value.map(plainValue);
  };
  return Object.fromEntries(fields.map(({ name, value }) => [name, plainValue(value)]));
}

test('hashes and signs any data like two other implementations', () => {
  fc.assert(
    fc.property(randomly, ({ types, message }) => {
      const { domain } = mail;
      const text = JSON.stringify({
        types: { ...types, EIP712Domain: mail.types.EIP712Domain },
        primaryType: 'Outer',
        domain,
        message,
      });
      const data = parseTypedData(text, 1);
      const { digest } = hashTypedData(data);
      expect(digest).toBe(TypedDataEncoder.hash(domain, types, message));
      const signature = signShown(text);
      expect(recoverSigner(digest, signature)).toBe(COW.address);
      const typed = { types: { ...types, EIP712Domain: mail.types.EIP712Domain }, primaryType: 'Outer' };
      const values = { domain: plain(data.domain), message: data.message && plain(data.message) };
      expect(signTyped({ ...typed, ...values } as unknown as Typed, COW.privateKey, false)).toBe(signature);
    }),
    { numRuns: 200 },
  );
});

test('signs the example like another implementation', () => {
  const typed = {
    ...mail,
    domain: { ...mail.domain, chainId: 1n },
  } as unknown as Typed;
  const signature = signShown(JSON.stringify(mail));
  expect(signature).toBe(signTyped(typed, COW.privateKey, false));
  expect(recoverAddressTyped(signature, typed)).toBe(COW.address);
});

test('signs a domain without a message', () => {
  const text = JSON.stringify({
    types: { EIP712Domain: [] },
    primaryType: 'EIP712Domain',
    domain: {},
    message: {},
  });
  const { domainHash, messageHash } = hashTypedData(parseTypedData(text, 1));
  // keccak256 of keccak256('EIP712Domain()').
  expect(domainHash).toBe('0x6192106f129ce05c9075d319c1fa6ea9b3ae37cbd0c1ef92e2be7137bb07baa1');
  expect(messageHash).toBeUndefined();
});

test('rejects a signature of another account, and an invalid one', () => {
  const data = parseTypedData(JSON.stringify(mail), 1);
  const { digest } = hashTypedData(data);
  const signature = signShown(JSON.stringify(mail));
  expect(verifySignature(digest, signature, COW.address.toLowerCase())).toBe(true);
  expect(verifySignature(digest, signature, mail.message.to.wallet)).toBe(false);
  expect(verifySignature(digest.replace(/..$/, '00'), signature, COW.address)).toBe(false);
  for (const wrong of [
    '0x',
    signature.slice(0, -2),
    `${signature}00`,
    signature.replace(/..$/, '1d'),
    highS(signature),
  ]) {
    expect(verifySignature(digest, wrong, COW.address)).toBe(false);
  }
});

/** The second valid signature of the same key, which EIP-2 rules out. */
function highS(signature: string): string {
  const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;
  const s = order - BigInt(`0x${signature.slice(66, 130)}`);
  const v = signature.endsWith('1b') ? '1c' : '1b';
  return `${signature.slice(0, 66)}${s.toString(16).padStart(64, '0')}${v}`;
}

function faultOf(value: unknown, chainId = 1): TypedDataFault | undefined {
  try {
    parseTypedData(typeof value === 'string' ? value : JSON.stringify(value), chainId);
    return undefined;
  } catch (error) {
    if (!(error instanceof TypedDataError)) throw error;
    return error.reason;
  }
}

/** The example with one struct added or changed, and a value for it. */
function withMember(type: string, value: unknown, more: Readonly<Record<string, unknown>> = {}) {
  return {
    ...mail,
    types: { ...mail.types, ...more, Mail: [...mail.types.Mail, { name: 'extra', type }] },
    message: { ...mail.message, extra: value },
  };
}

const nested = (depth: number): unknown => (depth === 0 ? [] : [nested(depth - 1)]);

describe('rejects typed data', () => {
  test.each<[string, unknown, TypedDataFault]>([
    ['that is not JSON', '{', 'json'],
    ['that is a list', [], 'json'],
    [
      'with a repeated key',
      JSON.stringify(mail).replace('"contents":', '"contents":"Hello, Eve!","contents":'),
      'duplicateKey',
    ],
    [
      'with a repeated key in another escaping',
      JSON.stringify(mail).replace('"contents":', '"\\u0063ontents" : "Hello, Eve!","contents":'),
      'duplicateKey',
    ],
    ['with something beside it', { ...mail, note: 1 }, 'json'],
    ['of more than 128 kB', `"${'x'.repeat(131_072)}"`, 'tooLarge'],
    ['whose lists never end', withMember('string[]', nested(60)), 'value'],
    ['that is nested too deeply', withMember(`string${'[]'.repeat(20)}`, nested(20)), 'tooLarge'],
    ['with too many values', withMember('bool[]', Array(5_000).fill(true)), 'tooLarge'],
    [
      'with a struct in itself',
      withMember('Node', {}, { Node: [{ name: 'next', type: 'Node[]' }] }),
      'cycle',
    ],
    [
      'with structs in each other',
      withMember('A', {}, { A: [{ name: 'b', type: 'B' }], B: [{ name: 'a', type: 'A' }] }),
      'cycle',
    ],
    ['with a type that is not there', withMember('Nothing', {}), 'missingType'],
    ['with an invalid type', withMember('uint7', 1), 'missingType'],
    ['with uint without bits', withMember('uint', 1), 'missingType'],
    ['with a struct named like a type', withMember('bool', true, { uint8: [] }), 'types'],
    [
      'with a member twice',
      withMember(
        'A',
        {},
        {
          A: [
            { name: 'b', type: 'bool' },
            { name: 'b', type: 'bool' },
          ],
        },
      ),
      'types',
    ],
    [
      'with a member that has more than a type',
      withMember('A', {}, { A: [{ name: 'b', type: 'bool', indexed: true }] }),
      'types',
    ],
    ['of another chain', { ...mail, domain: { ...mail.domain, chainId: 137 } }, 'chain'],
    [
      'whose domain has a member of its own',
      {
        ...mail,
        types: { ...mail.types, EIP712Domain: [{ name: 'note', type: 'string' }] },
        domain: { note: '' },
      },
      'domain',
    ],
    [
      'whose domain is in another order',
      { ...mail, types: { ...mail.types, EIP712Domain: mail.types.EIP712Domain.toReversed() } },
      'domain',
    ],
    ['without a domain', { ...mail, types: { ...mail.types, EIP712Domain: undefined } }, 'missingType'],
    [
      'whose domain lacks a value',
      { ...mail, domain: { ...mail.domain, version: undefined } },
      'missingValue',
    ],
    ['with a value that is null', withMember('string', null), 'missingValue'],
    ['with a value that no type names', { ...mail, message: { ...mail.message, amount: 5 } }, 'extraValue'],
    ['with a message beside a domain alone', { ...mail, primaryType: 'EIP712Domain' }, 'extraValue'],
    ['of a type that is not there', { ...mail, primaryType: 'Letter' }, 'missingType'],
    ['with a fraction', withMember('uint8', 1.5), 'value'],
    [
      'with a number that JSON does not keep',
      JSON.stringify(withMember('uint64', 0)).replace('"extra":0', '"extra":9007199254740993'),
      'value',
    ],
    ['with a number in a power of ten', withMember('uint256', '1e18'), 'value'],
    ['with a number beyond its bits', withMember('uint8', 256), 'value'],
    ['with a negative number without a sign in its type', withMember('uint8', -1), 'value'],
    ['with a number below its bits', withMember('int8', -129), 'value'],
    ['with a text for a bool', withMember('bool', 'true'), 'value'],
    [
      'with an address of a wrong checksum',
      withMember('address', mail.message.from.wallet.replace('CD', 'cd')),
      'value',
    ],
    ['with an invalid address', withMember('address', '0x12'), 'value'],
    ['with bytes that are too few', withMember('bytes4', '0x0102'), 'value'],
    ['with half a byte', withMember('bytes', '0x012'), 'value'],
    [
      'with half of a pair of surrogates',
      JSON.stringify(withMember('string', 'X')).replace('"X"', '"\\ud800"'),
      'value',
    ],
    ['with a list that is too long', withMember('bool[1]', [true, true]), 'value'],
    ['with a value that is not a list', withMember('bool[]', true), 'value'],
    ['with a value that is not a struct', withMember('Person', []), 'value'],
  ])('%s', (_, value, reason) => {
    expect(faultOf(value)).toBe(reason);
  });

  test('accepts only the canonical form', () => {
    expect(faultOf(mail)).toBeUndefined();
    expect(faultOf(withMember('int8', -128))).toBeUndefined();
    expect(faultOf(withMember('uint256', '0xff'))).toBeUndefined();
    expect(faultOf(withMember('address', mail.message.from.wallet.toLowerCase()))).toBeUndefined();
  });
});

test('does not sign data that was not shown', () => {
  const shown = hashTypedData(parseTypedData(JSON.stringify(mail), 1)).digest;
  const text = JSON.stringify({ ...mail, message: { ...mail.message, contents: 'Hello, Eve!' } });
  const accepted = [{ type: 'unknownSignature' }] as const;
  expect(() => signTypedData(COW, { text, chainId: 1, shownDigest: shown, accepted })).toThrow(
    new WalletError('call.error.notShown'),
  );
});

test('does not offer a known token as an NFT', () => {
  const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
  const order = (contract: string) =>
    JSON.stringify(
      orderTypedData(
        buildListing({
          seller: COW.address,
          contract,
          tokenId: 100_000_000n,
          standard: 'erc721',
          units: 1n,
          price: 1n,
          startsAt: 1n,
          endsAt: 2n,
          counter: 0n,
          salt: 1n,
        }),
        1,
      ),
    );
  expect(() => signShown(order(usdc))).toThrow(new WalletError('call.error.otherStandard'));
  expect(signShown(order(COW.address))).toMatch(/^0x/);
});

test('encodes and hashes a type once, for any number of values', () => {
  const members = Array.from({ length: 500 }, (_, place) => ({
    name: `m${place}`.padEnd(99, 'x'),
    type: 'uint8',
  }));
  const text = JSON.stringify({
    types: {
      EIP712Domain: [],
      M: [{ name: 'l', type: 'A[]' }],
      A: [{ name: 'b', type: 'B[]' }],
      B: members,
    },
    primaryType: 'M',
    domain: {},
    message: { l: Array.from({ length: 2_040 }, () => ({ b: [] })) },
  });
  const { structs, ...rest } = parseTypedData(text, 1);
  let reads = 0;
  class Counted extends Map<string, readonly TypedMember[]> {
    override get(name: string) {
      reads += 1;
      return super.get(name);
    }
  }
  hashTypedData({ ...rest, structs: new Counted(structs) });
  expect(reads).toBeLessThan(30);
});
