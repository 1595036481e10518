import { Interface, solidityPacked } from 'ethers';
import { expect, it } from 'vitest';
import { encodeQuestion } from './encodeQuestion.ts';

const quoter = new Interface([
  'function quoteExactInputSingle((address tokenIn, address tokenOut, uint256 amountIn, uint24 fee, uint160 sqrtPriceLimitX96) params)',
  'function quoteExactInput(bytes path, uint256 amountIn)',
]);
const [one, two, three] = [
  '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
  '0x6B175474E89094C44Da98b954EedeAC495271d0F',
] as const;

it.each([1n, 10n ** 18n, 2n ** 256n - 1n])('writes the question about one pool, of %s', (amount) => {
  expect(encodeQuestion([one, two], [500], amount)).toBe(
    quoter.encodeFunctionData('quoteExactInputSingle', [[one, two, amount, 500, 0]]),
  );
});

it.each([1n, 2n ** 256n - 1n])('writes the question about two pools, of %s', (amount) => {
  const path = solidityPacked(
    ['address', 'uint24', 'address', 'uint24', 'address'],
    [one, 100, two, 10_000, three],
  );
  expect(encodeQuestion([one, two, three], [100, 10_000], amount)).toBe(
    quoter.encodeFunctionData('quoteExactInput', [path, amount]),
  );
});
