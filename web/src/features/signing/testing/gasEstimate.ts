import type { GasEstimate } from '@everything-wallet/core/schemas/gasEstimate';

/** Answer of estimateGas on Ethereum: 21,000 gas at most 30 gwei, so a fee of 0.00063 coin. */
export function gasEstimate(fields: Partial<GasEstimate> = {}): GasEstimate {
  return {
    estimatedCost: '0.00063',
    gasLimit: '21000',
    gasPrice: '30000000000',
    maxFeePerGas: '30000000000',
    maxPriorityFeePerGas: '1000000000',
    nonce: 0,
    chainId: 1,
    toIsContract: false,
    baseFeeNodes: { asked: 2, answered: 2 },
    ...fields,
  };
}
