import type { Lie } from './LyingNode.ts';
import { abi } from './LyingNode.ts';

/** Selectors (first four bytes of keccak256) of the reads within Multicall3. */
const ASKED = {
  coin: '0x4d2301cc',
  balance: '0x70a08231',
  decimals: '0x313ce567',
  symbol: '0x95d89b41',
  number: '0x42cbb15c',
  time: '0x0f28c97d',
} as const;

/** Subject of a lie. */
export type LieKind =
  | 'coin'
  | 'token'
  | 'failing token'
  | 'decimals'
  | 'symbol'
  | 'block'
  | 'time'
  | 'everything';

export const lieKinds: readonly LieKind[] = [
  'coin',
  'token',
  'failing token',
  'decimals',
  'symbol',
  'block',
  'time',
  'everything',
];

/** Makes a lie of a kind. @param random between 0 and 1, another one each time */
export function lieOf(kind: LieKind, random: () => number): Lie {
  const amount = () => pick([0n, 1n, 2n ** 256n - 1n, BigInt(Math.floor(random() * 2 ** 52))]);
  const told = (returnData: string) => ({ success: true, returnData });
  const is = (callData: string, asked: keyof typeof ASKED) => callData.startsWith(ASKED[asked]);
  const another = (returnData: string, value: bigint) =>
    told(abi('uint256', BigInt(returnData) === value ? value + 1n : value));
  // A node repeats the same lie about a value within one call.
  const [units, wei, decimals, block, seconds] = [
    amount(),
    amount(),
    pick([0n, 2n, 6n, 36n, 77n, 255n]),
    pick([0n, 2n ** 53n, 2n ** 200n, 10n ** 9n]),
    pick([0n, 2n ** 40n, 2n ** 200n]),
  ];
  const symbol = pick(['USDC', 'ETH', '', 'x'.repeat(10_240)]);
  const lies: readonly [LieKind, keyof typeof ASKED, (returnData: string) => ReturnType<Lie>][] = [
    ['coin', 'coin', (returnData) => another(returnData, wei)],
    ['token', 'balance', (returnData) => another(returnData, units)],
    ['failing token', 'balance', () => ({ success: false, returnData: '0x' })],
    ['decimals', 'decimals', () => told(abi('uint256', decimals))],
    ['symbol', 'symbol', () => told(abi('string', symbol))],
    ['block', 'number', () => told(abi('uint256', block))],
    ['time', 'time', () => told(abi('uint256', seconds))],
  ];
  const ofKind = lies.filter(([of]) => of === kind || (kind === 'everything' && of !== 'failing token'));
  return ({ callData, returnData }) => ofKind.find(([, asked]) => is(callData, asked))?.[2](returnData);

  function pick<Value>(values: readonly [Value, ...Value[]]): Value {
    return values[Math.floor(random() * values.length)] ?? values[0];
  }
}
