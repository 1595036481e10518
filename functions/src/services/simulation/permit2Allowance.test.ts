import { AbiCoder } from 'ethers';
import { expect, it } from 'vitest';
import { packPermit2, readPermit2Allowance, unpackPermit2 } from './permit2Allowance.ts';

const most = { units: 2n ** 160n - 1n, endsAt: 2n ** 48n - 1n };
const answer = (units: bigint, endsAt: bigint) =>
  AbiCoder.defaultAbiCoder().encode(['uint160', 'uint48', 'uint48'], [units, endsAt, 4n]);

it('decodes its own encoding, including the maximum', () => {
  expect(unpackPermit2(packPermit2(most))).toEqual(most);
  expect(unpackPermit2(packPermit2({ units: 1n, endsAt: 0n }))).toEqual({ units: 1n, endsAt: 0n });
});

it('is 0 without a permission, whatever its expiry', () => {
  expect(packPermit2({ units: 0n, endsAt: 5n })).toBe(0n);
});

it("decodes Permit2's answer, and its first two words", () => {
  expect(readPermit2Allowance(answer(9n, 77n))).toBe(packPermit2({ units: 9n, endsAt: 77n }));
  expect(readPermit2Allowance(answer(9n, 77n).slice(0, 130))).toBe(packPermit2({ units: 9n, endsAt: 77n }));
});

it.each([null, undefined, '0x', answer(9n, 77n).slice(0, 66), answer(9n, 77n).replace('0x0', '0x1')])(
  'reads nothing in %s',
  (answer) => {
    expect(readPermit2Allowance(answer)).toBeUndefined();
  },
);
