import { buildApprove } from '@everything-wallet/core/calls/build/buildApprove';
import { buildWrap } from '@everything-wallet/core/calls/build/buildWrap';
import type { CallTransaction } from '@everything-wallet/core/calls/CallTransaction';
import { defaultNetwork } from '@everything-wallet/core/networks/networks';
import type { CallRequest } from '../../../lib/calls/CallRequest.ts';
import { junk } from './junk.ts';

export const TOKEN = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
export const SPENDER = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';

const { chainId, wrappedCoin } = defaultNetwork;

type TargetedRequest = Extract<CallRequest, { readonly to: string }>;

/** Request of a screen to sign a transaction of the usual account. */
export function requestOf(
  { to, value, data }: CallTransaction,
  fields: Partial<TargetedRequest> = {},
): TargetedRequest {
  if (to === null) throw new TypeError('The call has no contract');
  return { network: defaultNetwork, sender: junk.sender, to, value, data, ...fields };
}

/** Approval of 100 units of a token. */
export const approveRequest = requestOf(
  buildApprove({ chainId, token: TOKEN, spender: SPENDER, amount: 100n, named: 100n }),
  { facts: { standard: 'erc20' } },
);

/** Wraps 5 wei. */
export const wrapRequest = requestOf(buildWrap({ chainId, wrappedCoin, amount: 5n }));
