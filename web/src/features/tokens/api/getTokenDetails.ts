import {
  getTokenDetails as contract,
  type TokenDetails,
} from '@everything-wallet/core/callables/getTokenDetails';
import { networkByRpcName } from '@everything-wallet/core/networks/findNetwork';
import type { RpcName } from '@everything-wallet/core/networks/networks';
import { retryingCallable } from '../../../lib/firebase/retryingCallable.ts';
import { withCheckedDecimals } from '../../../lib/tokens/withCheckedDecimals.ts';
import { findKnownToken } from '../../../lib/tokens/tokenList.ts';

const ask = retryingCallable(contract);

/**
 * Reads name, symbol and decimals of the ERC-20 contract at an address. For a known token it returns the wallet's own data.
 *
 * @throws CallableError 'failed-precondition' where there is no token, 'data-loss' where a known token would have other decimals
 */
export async function getTokenDetails(question: {
  readonly address: string;
  readonly network: RpcName;
}): Promise<TokenDetails> {
  const { address, network } = question;
  const details = await withCheckedDecimals({ network, contract: address }, await ask(question));
  const known = await findKnownToken(networkByRpcName(network).chainId, address);
  return known ? { name: known.name, symbol: known.symbol, decimals: known.decimals } : details;
}
