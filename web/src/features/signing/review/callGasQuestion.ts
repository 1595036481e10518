import type { estimateGas } from '@everything-wallet/core/callables/estimateGas';
import type { z } from 'zod';
import type { CallRequest } from '../../../lib/calls/CallRequest.ts';

/** Builds the `estimateGas` input of a call. */
export function callGasQuestion({
  network,
  sender,
  to,
  value,
  data,
}: CallRequest): z.input<typeof estimateGas.input> {
  return {
    from: sender.address,
    to,
    value: `0x${value.toString(16)}`,
    ...(data !== '0x' && { data }),
    network: network.rpcName,
  };
}
