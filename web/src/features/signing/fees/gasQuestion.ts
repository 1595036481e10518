import type { estimateGas } from '@everything-wallet/core/callables/estimateGas';
import type { Network } from '@everything-wallet/core/networks/networks';
import { encodeTokenTransfer } from '@everything-wallet/core/tokens/encodeTokenTransfer';
import type { z } from 'zod';

/** Transfer complete enough to be estimated. */
export interface EstimatedTransfer {
  readonly from: string;
  /** The recipient. */
  readonly to: string;
  /** In the smallest unit: wei, or that of the token. */
  readonly amount: bigint;
  /** The token's contract; undefined where coin is sent. */
  readonly contract?: string | undefined;
}

/** Builds the `estimateGas` input of a transfer: a token moves by a call of its contract. */
export function gasQuestion(
  { from, to, amount, contract }: EstimatedTransfer,
  network: Network,
): z.input<typeof estimateGas.input> {
  return contract === undefined
    ? { from, to, value: `0x${amount.toString(16)}`, network: network.rpcName }
    : {
        from,
        to: contract,
        value: '0x0',
        data: encodeTokenTransfer(to, amount),
        network: network.rpcName,
      };
}
