import { Interface } from 'ethers';
import { describe, expect, test } from 'vitest';
import { addressesIn } from './addressesIn.ts';
import { clearCall } from './clearCall.ts';
import type { ClearSigningFacts } from './ClearSigningFacts.ts';
import { DescriptorIndex } from './DescriptorIndex.ts';
import { DescriptorReader } from './DescriptorReader.ts';

const ROUTER = '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45';
const WETH = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2';
const USDT = '0xdAC17F958D2ee523a2206206994597C13D831ec7';
const SENDER = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';

const facts: ClearSigningFacts = {
  sender: SENDER,
  tokenAt: (address) =>
    Promise.resolve(
      new Map([
        [WETH.toLowerCase(), { symbol: 'WETH', decimals: 18 }],
        [USDT.toLowerCase(), { symbol: 'USDT', decimals: 6 }],
      ]).get(address.toLowerCase()),
    ),
};
const swap = new Interface([
  'function exactInputSingle((address,address,uint24,address,uint256,uint256,uint160))',
]).encodeFunctionData('exactInputSingle', [[WETH, USDT, 3_000, SENDER, 10n ** 16n, 25_000_000n, 0n]]);
const transaction = { to: ROUTER, value: 0n, data: swap, chainId: 1 };

test("describes a swap in the words of the contract's developers", async () => {
  await expect(clearCall(transaction, facts)).resolves.toEqual({
    intent: 'swap',
    fields: [
      { label: 'Send', value: '0.01 WETH', format: 'tokenAmount' },
      { label: 'Minimum to Receive', value: '25 USDT', format: 'tokenAmount' },
      { label: 'Uniswap fee', value: '0.3%', format: 'unit' },
      { label: 'Beneficiary', value: SENDER, format: 'addressName' },
    ],
  });
});

test('shows an amount of an unknown token as the bare number', async () => {
  const { fields } =
    (await clearCall(transaction, { ...facts, tokenAt: () => Promise.resolve(undefined) })) ?? {};
  expect(fields?.[0]).toEqual({ label: 'Send', value: '10000000000000000', format: 'raw' });
});

test('shows an address by its name from the contacts', async () => {
  const { fields } =
    (await clearCall(transaction, { ...facts, nameOf: () => Promise.resolve('Anna') })) ?? {};
  expect(fields?.at(-1)?.value).toBe('Anna');
});

describe('describes nothing', () => {
  test.each([
    ['at another address', { ...transaction, to: SENDER }],
    ['on another chain', { ...transaction, chainId: 43_114 }],
    ['on a chain that is not ours', { ...transaction, chainId: 61 }],
    ['with bytes behind it', { ...transaction, data: `${swap}00` }],
    ['that is cut', { ...transaction, data: swap.slice(0, -2) }],
    ['with padding that is not 0', { ...transaction, data: swap.replace('0x04e45aaf00', '0x04e45aaf01') }],
    ['of another function', { ...transaction, data: `0x12345678${swap.slice(10)}` }],
    ['without data', { ...transaction, data: '0x' }],
    ['that makes a contract', { ...transaction, to: null }],
  ])('%s', async (_, other) => {
    await expect(clearCall(other, facts)).resolves.toBeUndefined();
  });
});

const descriptorAt = (address: string, fields: readonly unknown[]) => ({
  context: { contract: { deployments: [{ chainId: 1, address }] } },
  metadata: { owner: 'Somebody' },
  display: {
    formats: { 'act(uint256 until,uint256 share,uint8 mode,address who)': { intent: 'Act', fields } },
  },
});
const act = new Interface(['function act(uint256,uint256,uint8,address)']).encodeFunctionData('act', [
  1_800_000_000n,
  250n,
  1,
  SENDER,
]);

test('reads dates, units, lists of words and raw values', async () => {
  const reader = new DescriptorReader({
    'registry/a/calldata.json': {
      ...descriptorAt(ROUTER, [
        { path: 'until', label: 'Until', format: 'date', params: { encoding: 'timestamp' } },
        { path: 'share', label: 'Share', format: 'unit', params: { base: '%', decimals: 2 } },
        { path: 'mode', label: 'Mode', format: 'enum', params: { $ref: '$.metadata.enums.modes' } },
        { path: 'who', label: 'Who', format: 'raw' },
      ]),
      metadata: { owner: 'Somebody', enums: { modes: { 1: 'fast' } } },
    },
  });
  const described = await reader.describe({ to: ROUTER, value: 0n, data: act, chainId: 1 }, facts);
  expect(described).toEqual({
    intent: 'Act',
    fields: [
      { label: 'Until', value: '2027-01-15 08:00:00Z', format: 'date' },
      { label: 'Share', value: '2.5%', format: 'unit' },
      { label: 'Mode', value: 'fast', format: 'enum' },
      { label: 'Who', value: SENDER, format: 'raw' },
    ],
  });
});

test('a descriptor that fails describes nothing', async () => {
  const reader = new DescriptorReader({
    'registry/a/calldata.json': descriptorAt(ROUTER, [{ path: 'nowhere', label: 'Until', format: 'date' }]),
  });
  const described = await reader.describe({ to: ROUTER, value: 0n, data: act, chainId: 1 }, facts);
  expect(described).toBeUndefined();
});

test('reads only the descriptors that a call needs, and those they include', () => {
  const index = new DescriptorIndex({
    'registry/a/calldata-one.json': { ...descriptorAt(ROUTER, []), includes: './common.json' },
    'registry/a/common.json': { includes: '../../ercs/base.json' },
    'ercs/base.json': {},
    'registry/b/calldata-two.json': descriptorAt(USDT, []),
    'registry/b/calldata-three.json': { includes: '../nowhere.json' },
  });
  expect(Object.keys(index.of(1, [ROUTER.toLowerCase(), SENDER]))).toEqual([
    'registry/a/calldata-one.json',
    'registry/a/common.json',
    'ercs/base.json',
  ]);
  expect(index.of(137, [ROUTER])).toEqual({});
});

test('finds addresses in a call and in nested calls', () => {
  expect(addressesIn(swap)).toEqual(
    expect.arrayContaining([WETH, USDT, SENDER].map((one) => one.toLowerCase())),
  );
  const outer = new Interface(['function multicall(bytes[])']).encodeFunctionData('multicall', [[swap]]);
  expect(addressesIn(outer)).toContain(USDT.toLowerCase());
});
