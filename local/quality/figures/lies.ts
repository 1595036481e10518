import type { Lie } from './LyingNode.ts';
import { abi } from './LyingNode.ts';

/** First four bytes of keccak256 of what nodes are asked within Multicall3. */
const ASKED = {
  coin: '0x4d2301cc',
  balance: '0x70a08231',
  decimals: '0x313ce567',
  symbol: '0x95d89b41',
  number: '0x42cbb15c',
  time: '0x0f28c97d',
} as const;

/** What a lie is about. */
export type LieKind =
  'coin' | 'token' | 'failing token' | 'decimals' | 'symbol' | 'block' | 'time' | 'everything';

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
  // One node says the same lie about a thing in one call.
  const [units, wei, decimals, block, seconds] = [
    amount(),
    amount(),
    pick([0n, 2n, 6n, 36n, 77n, 255n]),
    pick([0n, 2n ** 53n, 2n ** 200n, 10n ** 9n]),
    pick([0n, 2n ** 40n, 2n ** 200n]),
  ];
  const symbol = pick(['USDC', 'ETH', '', 'x'.repeat(10_240)]);
  return ({ callData, returnData }) => {
    const isAll = kind === 'everything';
    if ((kind === 'coin' || isAll) && is(callData, 'coin')) return another(returnData, wei);
    if ((kind === 'token' || isAll) && is(callData, 'balance')) return another(returnData, units);
    if (kind === 'failing token' && is(callData, 'balance')) return { success: false, returnData: '0x' };
    if ((kind === 'decimals' || isAll) && is(callData, 'decimals')) return told(abi('uint256', decimals));
    if ((kind === 'symbol' || isAll) && is(callData, 'symbol')) return told(abi('string', symbol));
    if ((kind === 'block' || isAll) && is(callData, 'number')) return told(abi('uint256', block));
    if ((kind === 'time' || isAll) && is(callData, 'time')) return told(abi('uint256', seconds));
    return undefined;
  };

  function pick<Value>(values: readonly [Value, ...Value[]]): Value {
    return values[Math.floor(random() * values.length)] ?? values[0];
  }
}
