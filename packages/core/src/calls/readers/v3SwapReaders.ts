import { callLimits } from '../callLimits.ts';
import type { SwapCall } from '../types/SwapCall.ts';
import { address, array, bytes, smallUint, tuple, uint } from '../reading/abiTypes.ts';
import { callReader, type CallFrame } from '../reading/CallReader.ts';
import type { Recipient } from '../Recipient.ts';
import { isRoute } from './isRoute.ts';
import { readV3Path } from './readV3Path.ts';

const amount = uint(256);
const deadline = uint(256);
const fee = smallUint(24);
const priceLimit = uint(160);

type Router = 'v3SwapRouter' | 'swapRouter02';

/** Placeholder addresses: SwapRouter02 has its own constants, SwapRouter reads the zero address as itself. */
const STAND_INS: Readonly<Record<Router, Readonly<Record<string, 'sender' | 'contract'>>>> = {
  v3SwapRouter: { [findStandIn(0)]: 'contract' },
  swapRouter02: { [findStandIn(1)]: 'sender', [findStandIn(2)]: 'contract' },
};

function findStandIn(number: number): string {
  return `0x${number.toString(16).padStart(40, '0')}`;
}

function readRecipient(router: Router, to: string): Recipient {
  return STAND_INS[router][to] ?? { address: to };
}

type Terms = Pick<SwapCall, 'pools' | 'exact' | 'path' | 'fees' | 'amountOut' | 'deadline' | 'priceLimit'> & {
  readonly amountIn: bigint;
  readonly to: string;
};

function buildSwap(
  router: Router,
  { to, amountIn, ...terms }: Terms,
  frame: CallFrame,
): SwapCall | undefined {
  if (!isRoute(terms.path)) return undefined;
  // SwapRouter02 reads 0 as its full balance of the token.
  const spendsAll = router === 'swapRouter02' && terms.exact === 'input' && amountIn === 0n;
  return {
    kind: 'swap',
    contract: frame.contract,
    value: frame.value,
    router,
    ...terms,
    amountIn: spendsAll ? undefined : amountIn,
    paysCoin: false,
    receivesCoin: false,
    recipient: readRecipient(router, to),
    takesTransferFee: false,
  };
}

/** One pool: `exactInputSingle` and `exactOutputSingle`, with and without the deadline in the struct. */
const onePool = (['input', 'output'] as const).flatMap((exact) => {
  const name = exact === 'input' ? 'exactInputSingle' : 'exactOutputSingle';
  const amountsOf = (first: bigint, second: bigint) =>
    exact === 'input' ? { amountIn: first, amountOut: second } : { amountIn: second, amountOut: first };
  return [
    callReader(
      name,
      [tuple([address, address, fee, address, deadline, amount, amount, priceLimit])],
      ([[from, into, poolFee, to, until, first, second, limit]], frame) =>
        buildSwap(
          'v3SwapRouter',
          {
            pools: 'v3',
            exact,
            path: [from, into],
            fees: [poolFee],
            ...amountsOf(first, second),
            to,
            deadline: until,
            priceLimit: limit,
          },
          frame,
        ),
    ),
    callReader(
      name,
      [tuple([address, address, fee, address, amount, amount, priceLimit])],
      ([[from, into, poolFee, to, first, second, limit]], frame) =>
        buildSwap(
          'swapRouter02',
          {
            pools: 'v3',
            exact,
            path: [from, into],
            fees: [poolFee],
            ...amountsOf(first, second),
            to,
            deadline: undefined,
            priceLimit: limit,
          },
          frame,
        ),
    ),
  ];
});

/** Several pools: `exactInput` and `exactOutput`, whose packed route runs backwards. */
const severalPools = (['input', 'output'] as const).flatMap((exact) => {
  const name = exact === 'input' ? 'exactInput' : 'exactOutput';
  const swapAlong = (
    router: Router,
    packed: string,
    terms: { to: string; until: bigint | undefined; first: bigint; second: bigint },
    frame: CallFrame,
  ) => {
    const route = readV3Path(packed);
    if (!route) return undefined;
    const { to, until, first, second } = terms;
    const isInput = exact === 'input';
    return buildSwap(
      router,
      {
        pools: 'v3',
        exact,
        path: isInput ? route.path : route.path.toReversed(),
        fees: isInput ? route.fees : route.fees.toReversed(),
        amountIn: isInput ? first : second,
        amountOut: isInput ? second : first,
        to,
        deadline: until,
        priceLimit: 0n,
      },
      frame,
    );
  };
  return [
    callReader(
      name,
      [tuple([bytes, address, deadline, amount, amount])],
      ([[packed, to, until, first, second]], frame) =>
        swapAlong('v3SwapRouter', packed, { to, until, first, second }, frame),
    ),
    callReader(name, [tuple([bytes, address, amount, amount])], ([[packed, to, first, second]], frame) =>
      swapAlong('swapRouter02', packed, { to, until: undefined, first, second }, frame),
    ),
  ];
});

/** SwapRouter02's two swaps through v2 pools, without a deadline. */
const v2Pools = (['input', 'output'] as const).map((exact) =>
  callReader(
    exact === 'input' ? 'swapExactTokensForTokens' : 'swapTokensForExactTokens',
    [amount, amount, array(address, callLimits.route), address],
    ([first, second, path, to], frame) =>
      buildSwap(
        'swapRouter02',
        {
          pools: 'v2',
          exact,
          path,
          fees: [],
          amountIn: exact === 'input' ? first : second,
          amountOut: exact === 'input' ? second : first,
          to,
          deadline: undefined,
          priceLimit: 0n,
        },
        frame,
      ),
  ),
);

/** Swaps of SwapRouter of Uniswap v3, and SwapRouter02. */
export const v3SwapReaders = [...onePool, ...severalPools, ...v2Pools];
