import type { TextId } from '../../texts/texts.ts';

/** Function that other programs may call, as /documentation lists it. */
export interface DocumentedFunction {
  readonly name: string;
  readonly text: TextId;
  readonly input: readonly string[];
  readonly output: readonly string[];
}

/** Functions that serve other programs as well; a test checks that they equal their contracts. */
export const documentedFunctions: readonly DocumentedFunction[] = [
  {
    name: 'getBalance',
    text: 'documentation.functions.getBalance',
    input: ['address', 'network'],
    output: ['balance'],
  },
  {
    name: 'getTokenPrices',
    text: 'documentation.functions.getTokenPrices',
    input: ['symbols'],
    output: ['prices', 'source', 'asOf', 'ageMs', 'rates'],
  },
  {
    name: 'estimateGas',
    text: 'documentation.functions.estimateGas',
    input: ['from', 'to', 'value', 'data', 'network'],
    output: [
      'estimatedCost',
      'gasLimit',
      'gasPrice',
      'maxFeePerGas',
      'maxPriorityFeePerGas',
      'l1Fee',
      'nonce',
      'chainId',
      'toIsContract',
      'answeredAt',
      'feeMarket',
      'baseFeeNodes',
      'balance',
      'agreement',
    ],
  },
  {
    name: 'sendTransaction',
    text: 'documentation.functions.sendTransaction',
    input: ['signedTransaction', 'network', 'validUntil', 'replaces', 'consent', 'origin'],
    output: ['txHash'],
  },
];
