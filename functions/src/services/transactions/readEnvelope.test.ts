import { networkById } from '@everything-wallet/core/networks/findNetwork';
import {
  concat,
  encodeRlp,
  type RlpStructuredData,
  toBeHex,
  Transaction,
  Wallet,
  type TransactionLike,
} from 'ethers';
import { Transaction as SecondOpinion } from 'micro-eth-signer';
import { describe, expect, it } from 'vitest';
import { decodeTransfer } from './decodeTransfer.ts';
import { readEnvelope } from './readEnvelope.ts';
import { readSignedTransaction } from './readSignedTransaction.ts';

const ethereum = networkById('ethereum');
// The first account of the mnemonic 'test test … junk', which every development chain knows.
const wallet = new Wallet('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80');
const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const common = { to, value: 1n, nonce: 3, gasLimit: 21_000n, chainId: 1 };
const legacy: TransactionLike = { ...common, type: 0, gasPrice: 30_000_000_000n };
const eip2930: TransactionLike = { ...common, type: 1, gasPrice: 30_000_000_000n, accessList: [] };
const eip1559: TransactionLike = {
  ...common,
  type: 2,
  maxFeePerGas: 30_000_000_000n,
  maxPriorityFeePerGas: 1_000_000_000n,
};
const all = [legacy, eip2930, eip1559];

const ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;
const UINT256 = 1n << 256n;

const sign = (transaction: TransactionLike) => wallet.signTransaction(transaction);

/** A number as RLP has it. */
const number = (value: bigint) => (value === 0n ? '0x' : toBeHex(value));

/** Bytes with a signature of a test's own making; `v` is the y parity, or that of EIP-155. */
async function withSignature(
  transaction: TransactionLike,
  change: (signature: { v: bigint; r: bigint; s: bigint }) => { v: bigint; r: bigint; s: bigint },
): Promise<string> {
  const signed = Transaction.from(await sign(transaction));
  if (!signed.signature) throw new Error('It is not signed');
  const { r, s, yParity } = signed.signature;
  const isLegacy = signed.type === 0;
  const before = { v: isLegacy ? 37n + BigInt(yParity) : BigInt(yParity), r: BigInt(r), s: BigInt(s) };
  const after = change(before);
  const start = isLegacy
    ? [number(3n), number(signed.gasPrice ?? 0n)]
    : [
        number(1n),
        number(3n),
        ...(signed.type === 2 ? [number(signed.maxPriorityFeePerGas ?? 0n)] : []),
        number(signed.maxFeePerGas ?? signed.gasPrice ?? 0n),
      ];
  const fields: RlpStructuredData = [
    ...start,
    number(signed.gasLimit),
    to,
    number(signed.value),
    '0x',
    ...(isLegacy ? [] : [[]]),
    number(after.v),
    number(after.r),
    number(after.s),
  ];
  return isLegacy ? encodeRlp(fields) : concat([toBeHex(signed.type ?? 0), encodeRlp(fields)]);
}

/** The other s that is good for the same message. */
const mirrored = ({ v, r, s }: { v: bigint; r: bigint; s: bigint }, type: number | null | undefined) => ({
  v: type === 0 ? 75n - v : 1n - v,
  r,
  s: ORDER - s,
});

const malformed = { problem: 'malformed' };
const unsupported = { problem: 'unsupported' };

describe.each(all)('a transaction of type $type', (transaction) => {
  it('is read as it was signed', async () => {
    expect(readEnvelope(await sign(transaction))).toEqual({
      type: transaction.type,
      chainId: 1n,
      to: to.toLowerCase(),
      value: 1n,
      data: '0x',
    });
    const call = { ...transaction, data: `0x${'7f'.repeat(300)}`, gasLimit: 90_000n };
    expect(readEnvelope(await sign(call))).toMatchObject({ data: call.data });
    const creation = { ...transaction, to: null, data: '0x60' };
    expect(readEnvelope(await sign(creation))).toMatchObject({ to: null, data: creation.data });
    // The helper of these tests serialises as the library does.
    expect(await withSignature(transaction, (same) => same)).toBe(await sign(transaction));
  });

  it('is refused with a high s, though it is from the same signer (EIP-2)', async () => {
    const bytes = await withSignature(transaction, (signature) => mirrored(signature, transaction.type));
    // A library that takes it finds the same signer; another one refuses it as we do.
    if (transaction.type === 0) expect(Transaction.from(bytes).from).toBe(wallet.address);
    expect(() => SecondOpinion.fromHex(bytes).recoverSender()).toThrow('invalid s');
    await expect(readSignedTransaction(bytes, ethereum)).rejects.toMatchObject(malformed);
  });

  it.each<[string, (signature: { v: bigint; r: bigint; s: bigint }) => { v: bigint; r: bigint; s: bigint }]>([
    ['no r', (signature) => ({ ...signature, r: 0n })],
    ['no s', (signature) => ({ ...signature, s: 0n })],
    ['the order of the curve for r', (signature) => ({ ...signature, r: ORDER })],
    ['an r beyond it', (signature) => ({ ...signature, r: UINT256 - 1n })],
    ['the order of the curve for s', (signature) => ({ ...signature, s: ORDER })],
    ['the first s that is high', (signature) => ({ ...signature, s: ORDER / 2n + 1n })],
    ['a v of no meaning', (signature) => ({ ...signature, v: transaction.type === 0 ? 34n : 2n })],
  ])('is refused with %s', async (_name, change) => {
    const bytes = await withSignature(transaction, change);
    expect(() => readEnvelope(bytes)).toThrow(expect.objectContaining(malformed));
  });

  it('is refused if fee and value exceed what any account can hold', async () => {
    const price = (value: bigint) =>
      transaction.type === 2 ? { maxFeePerGas: value, maxPriorityFeePerGas: 0n } : { gasPrice: value };
    const highest = (UINT256 - 2n) / 21_000n;
    const rest = UINT256 - 1n - highest * 21_000n;
    const most = { ...transaction, ...price(highest), value: rest };
    expect(readEnvelope(await sign(most))).toMatchObject({ chainId: 1n });
    for (const change of [{ value: rest + 1n }, price(highest + 1n), price(UINT256 - 1n)]) {
      await expect(readSignedTransaction(await sign({ ...most, ...change }), ethereum)).rejects.toMatchObject(
        malformed,
      );
    }
  });

  it('is refused for another chain before its signer is recovered', async () => {
    const forged = await withSignature(transaction, (signature) => ({ ...signature, r: 5n }));
    await expect(readSignedTransaction(forged, networkById('polygon'))).rejects.toMatchObject({
      problem: 'wrongChain',
    });
  });

  it('is refused cut anywhere, and with anything behind it', async () => {
    const bytes = await sign(transaction);
    for (let end = 2; end < bytes.length; end += 2) {
      expect(() => readEnvelope(bytes.slice(0, end)), String(end)).toThrow(
        expect.objectContaining(malformed),
      );
    }
    expect(() => readEnvelope(`${bytes}80`)).toThrow(expect.objectContaining(malformed));
  });
});

it('a tip above the highest price is refused', async () => {
  const fields = { ...eip1559, maxFeePerGas: 5n, maxPriorityFeePerGas: 5n };
  expect(readEnvelope(await sign(fields))).toMatchObject({ type: 2 });
  const bytes = concat([
    '0x02',
    encodeRlp(['0x01', '0x03', '0x06', '0x05', '0x5208', to, '0x01', '0x', [], '0x01', '0x01', '0x01']),
  ]);
  expect(() => readEnvelope(bytes)).toThrow(expect.objectContaining(malformed));
});

describe('an access list', () => {
  const list = [{ address: to, storageKeys: [`0x${'00'.repeat(32)}`] }];

  it.each([eip2930, eip1559])('that is not empty is refused in type $type', async (transaction) => {
    const bytes = await sign({ ...transaction, accessList: list });
    await expect(readSignedTransaction(bytes, ethereum)).rejects.toMatchObject({
      ...unsupported,
      message: "The field 'signedTransaction' must have no access list.",
    });
    expect(
      await readSignedTransaction(await sign({ ...transaction, accessList: [] }), ethereum),
    ).toMatchObject({
      from: wallet.address,
    });
  });
});

describe('bytes that are no transaction', () => {
  const fields = ['0x03', '0x05', '0x5208', to, '0x01', '0x', '0x25', '0x01', '0x01'];
  const legacyOf = (changes: Record<number, RlpStructuredData>) =>
    encodeRlp(fields.map((field, index) => changes[index] ?? field));

  it.each<[string, string]>([
    ['nothing', '0x'],
    ['a type alone', '0x02'],
    ['an unknown type', `0x05${legacyOf({}).slice(2)}`],
    ['a byte string instead of a list', '0x83010203'],
    ['half a byte', '0xc0f'],
    ['no hex', '0xzz'],
    ['no prefix', 'c0'],
    ['too few fields', encodeRlp(fields.slice(0, 5))],
    ['too many fields', encodeRlp([...fields, '0x01'])],
    ['a list for a number', legacyOf({ 0: ['0x03'] })],
    ['a list for a recipient', legacyOf({ 3: [to] })],
    ['a recipient of 19 bytes', legacyOf({ 3: to.slice(0, -2) })],
    ['a leading zero', legacyOf({ 4: '0x0001' })],
    ['a zero that is written', legacyOf({ 0: '0x00' })],
    ['a value of 33 bytes', legacyOf({ 4: `0x01${'00'.repeat(32)}` })],
    ['a gas limit of 9 bytes', legacyOf({ 2: `0x01${'00'.repeat(8)}` })],
    ['a length that ends beyond the bytes', '0xf8ff01'],
    ['a length of lengths', '0xffffffffffffffffff'],
    ['a long length for a short list', '0xf80103'],
    ['a length with a leading zero', `0xf90038${'01'.repeat(56)}`],
    ['a small byte behind a length', '0xc28101'],
  ])('%s is refused as malformed', (_name, bytes) => {
    expect(() => readEnvelope(bytes)).toThrow(expect.objectContaining(malformed));
  });

  it('an unsigned transaction is called that', () => {
    for (const transaction of all) {
      expect(() => readEnvelope(Transaction.from(transaction).unsignedSerialized)).toThrow(
        expect.objectContaining({ problem: 'unsigned' }),
      );
    }
  });
});

/** Numbers that appear random and are the same in every run (xorshift32). */
function* chance(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    yield state >>> 0;
  }
}

it('bytes changed at random are read as another library reads them, or refused', async () => {
  const random = chance(20_261_122);
  const next = (below: number) => random.next().value % below;
  const originals = await Promise.all(all.map(sign));
  let taken = 0;
  for (let round = 0; round < 3_000; round += 1) {
    const bytes = Buffer.from((originals[round % 3] ?? '').slice(2), 'hex');
    for (let change = 0; change <= next(3); change += 1) bytes[next(bytes.length)] = next(256);
    const text = `0x${bytes.toString('hex')}`;
    let envelope;
    try {
      envelope = readEnvelope(text);
    } catch (error) {
      expect(error).toMatchObject({ name: 'ServiceError', code: 'invalid-argument' });
      continue;
    }
    taken += 1;
    const other = SecondOpinion.fromHex(text, false);
    const expected = { legacy: 0, eip2930: 1, eip1559: 2 }[other.type as 'legacy' | 'eip2930' | 'eip1559'];
    expect(envelope.type).toBe(expected);
  }
  expect(taken).toBeGreaterThan(100);
});

describe('the time that hostile bytes take', () => {
  /** The shortest of many times, in ms: other load on the machine can only add to it. */
  async function fastest(bytes: string): Promise<number> {
    let least = Infinity;
    for (let run = 0; run < 25; run += 1) {
      const startedAt = performance.now();
      await decodeTransfer(bytes, ethereum).catch(() => undefined);
      least = Math.min(least, performance.now() - startedAt);
    }
    return least;
  }

  const NUMBER = Buffer.from([0x01]);
  const EMPTY_LIST: Buffer = Buffer.from([0xc0]);
  const NO_DATA: Buffer = Buffer.from([0x80]);
  const recipient = bytesOf(Buffer.from(to.slice(2), 'hex'));

  /** Bytes behind an RLP length; the library's own encoder takes minutes for these inputs. */
  function long(content: Buffer, base: 0x80 | 0xc0): Buffer {
    if (content.length <= 55) return Buffer.concat([Buffer.from([base + content.length]), content]);
    return Buffer.concat([Buffer.from([base + 55 + 3]), Buffer.from([0, 0, 0]), content]).fill(
      Buffer.from([content.length >>> 16, (content.length >>> 8) & 255, content.length & 255]),
      1,
      4,
    );
  }
  function bytesOf(content: Buffer): Buffer {
    return long(content, 0x80);
  }
  function listOf(...items: readonly Buffer[]): Buffer {
    return long(Buffer.concat(items), 0xc0);
  }
  const times = (count: number, item: Buffer) => Array<Buffer>(count).fill(item);
  const hexOf = (bytes: Buffer) => `0x${bytes.toString('hex')}`;

  /** A transaction around a field that is long or deep. */
  const around = (type: 1 | 2, { data = NO_DATA, accessList = EMPTY_LIST }) =>
    hexOf(
      Buffer.concat([
        Buffer.from([type]),
        listOf(
          ...times(type === 1 ? 4 : 5, NUMBER),
          recipient,
          NUMBER,
          data,
          accessList,
          ...times(3, NUMBER),
        ),
      ]),
    );
  const deep = () => {
    let nested = EMPTY_LIST;
    for (let depth = 0; depth < 2_000; depth += 1) nested = listOf(nested);
    return nested;
  };

  it('is no longer than that of a plain transfer', async () => {
    const plain = await fastest(await sign(eip1559));
    const key = bytesOf(Buffer.alloc(32));
    const hostile: Record<string, string> = {
      'many storage keys': around(1, { accessList: listOf(listOf(recipient, listOf(...times(3_800, key)))) }),
      'many addresses': around(2, { accessList: listOf(...times(5_500, listOf(recipient, EMPTY_LIST))) }),
      'an empty list often': around(2, { accessList: listOf(...times(120_000, EMPTY_LIST)) }),
      'a deep list': around(2, { accessList: deep() }),
      'long calldata': around(2, { data: bytesOf(Buffer.alloc(128_000, 0x7f)) }),
      'many fields': hexOf(listOf(...times(120_000, NUMBER))),
      'a deep transaction': hexOf(deep()),
      'another type': hexOf(Buffer.concat([Buffer.from([3]), listOf(...times(120_000, NUMBER))])),
      'an unknown type': `0x7f${'01'.repeat(128_000)}`,
    };
    for (const [name, bytes] of Object.entries(hostile)) {
      // Reading 256,000 digits takes a part of the time of one signature; it took seconds before.
      expect(await fastest(bytes), name).toBeLessThan(3 * plain);
    }
  });
});
