import { Interface, Transaction } from 'ethers';
import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import { junk } from '../../features/signing/testing/junk.ts';
import { ROUTERS, USDC } from './honestAnswers.ts';

/** Limits that the user confirmed besides the totals: 100 USDC for ETH, within 15 minutes. */
const GIVEN = 100_000_000n;
const LONGEST_SECONDS = 15 * 60 + 5;

/**
 * Written by hand from the contracts' sources, and decoded by a library that shares no code with the wallet's
 * decoder.
 */
const calls = new Interface([
  'function approve(address spender, uint256 amount)',
  'function multicall(uint256 deadline, bytes[] data)',
  'function exactInputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 amountIn, uint256 amountOutMinimum, uint160 sqrtPriceLimitX96) params)',
  'function exactInput((bytes path, address recipient, uint256 amountIn, uint256 amountOutMinimum) params)',
  'function unwrapWETH9(uint256 amountMinimum, address recipient)',
  'function swapExactTokensForETH(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
  'function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
]);

interface Bounds {
  readonly total: bigint;
  readonly least: bigint;
}

/** Returns the limits of the user's confirmation that signed bytes exceed; empty where they exceed none. */
export function exceeds(signedTransaction: string, { total, least }: Bounds): string[] {
  const { from, to, chainId, value, gasLimit, maxFeePerGas, gasPrice, data } =
    Transaction.from(signedTransaction);
  const fee = gasLimit * (maxFeePerGas ?? gasPrice ?? 0n);
  const problems: string[] = [];
  const expect = (holds: boolean, problem: string) => {
    if (!holds) problems.push(problem);
  };
  expect(from !== null && sameAddress(from, junk.sender.address), 'another sender');
  expect(chainId === 1n, `chain ${chainId}`);
  expect(value === 0n, `${value} wei sent along`);
  expect(value + fee <= total, `${value + fee} wei, and ${total} shown`);
  const call = calls.parseTransaction({ data });
  if (!call) return [...problems, `unknown call ${data.slice(0, 10)}`];
  if (call.name === 'approve') {
    const [spender, amount] = call.args as unknown as [string, bigint];
    expect(to !== null && sameAddress(to, USDC), `approves at ${to ?? 'nobody'}`);
    expect(
      ROUTERS.some((router) => sameAddress(router, spender)),
      `lets ${spender} spend`,
    );
    expect(amount <= GIVEN, `approves ${amount}`);
    return problems;
  }
  expect(to !== null && ROUTERS.some((router) => sameAddress(router, to)), `calls ${to ?? 'nobody'}`);
  const latest = BigInt(Math.floor(Date.now() / 1_000) + LONGEST_SECONDS);
  const isOwn = (address: string) => sameAddress(address, junk.sender.address);
  if (call.name === 'multicall') {
    const [deadline, parts] = call.args as unknown as [bigint, string[]];
    expect(deadline <= latest, `until ${deadline}`);
    let unwrapped = 0n;
    for (const part of parts) {
      const inner = calls.parseTransaction({ data: part });
      if (inner?.name === 'unwrapWETH9') {
        const [minimum, recipient] = inner.args as unknown as [bigint, string];
        expect(isOwn(recipient), `pays ${recipient}`);
        unwrapped = minimum;
        continue;
      }
      if (inner?.name !== 'exactInput' && inner?.name !== 'exactInputSingle') {
        problems.push(`an unknown part ${part.slice(0, 10)}`);
        continue;
      }
      const [params] = inner.args as unknown as [{ amountIn: bigint }];
      expect(params.amountIn <= GIVEN, `gives ${params.amountIn}`);
    }
    expect(unwrapped >= least && unwrapped > 0n, `brings ${unwrapped}, and ${least} shown`);
    return problems;
  }
  const [amountIn, amountOutMin, , recipient, deadline] = call.args as unknown as [
    bigint,
    bigint,
    string[],
    string,
    bigint,
  ];
  expect(amountIn <= GIVEN, `gives ${amountIn}`);
  expect(amountOutMin >= least && amountOutMin > 0n, `brings ${amountOutMin}, and ${least} shown`);
  expect(isOwn(recipient), `pays ${recipient}`);
  expect(deadline <= latest, `until ${deadline}`);
  return problems;
}
