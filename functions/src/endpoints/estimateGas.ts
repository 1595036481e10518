import { estimateGas as contract } from '@everything-wallet/core/callables/estimateGas';
import { networkByRpcName } from '@everything-wallet/core/networks/findNetwork';
import { chainOf } from '../services/chain/chainOf.ts';
import { estimateTransfer } from '../services/transactions/estimateTransfer.ts';
import { callable } from './callable.ts';

/** estimate-gas: what a transfer costs now, and the nonce to sign it with. */
export const estimateGas = callable(contract, async ({ from, to, value, network }) =>
  estimateTransfer(chainOf(network), networkByRpcName(network).chainId, { from, to, value: BigInt(value) }),
);
