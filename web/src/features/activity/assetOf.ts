import { findNetworkById } from '@everything-wallet/core/networks/findNetwork';
import type { ActivityRecord } from './ActivityRecord.ts';
import type { Asset } from './Asset.ts';

/** What a transaction moved: MATIC of Polygon is not MATIC of Amoy, nor a token that calls itself MATIC. */
export function assetOf(
  record: Pick<ActivityRecord, 'network' | 'token_symbol' | 'contract_address'>,
): Asset {
  const { network, token_symbol: symbol, contract_address: contract = '' } = record;
  return {
    key: `${network} ${contract.toLowerCase() || symbol}`,
    symbol,
    isTest: findNetworkById(network)?.type === 'testnet',
  };
}
