import { expect, test } from 'vitest';
import { derivationPath } from './derivationPath.ts';

test("the first account is at m/44'/60'/0'/0/0 (docs/product.md §9)", () => {
  expect(derivationPath(0)).toBe("m/44'/60'/0'/0/0");
});

test('the last account is just below the hardened keys', () => {
  expect(derivationPath(2 ** 31 - 1)).toBe("m/44'/60'/0'/0/2147483647");
});

test.each([-1, 2 ** 31, 2 ** 32, 0.5, NaN, Infinity])('rejects the index %d', (index) => {
  expect(() => derivationPath(index)).toThrow(RangeError);
});
