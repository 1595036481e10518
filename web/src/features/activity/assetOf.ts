import { findNetworkById } from '@everything-wallet/core/networks/findNetwork';
import type { ActivityRecord } from './ActivityRecord.ts';
import type { Asset } from './Asset.ts';

/** Returns the asset a transaction moved: MATIC on Polygon is not MATIC on Amoy, nor a token with the symbol MATIC. */
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
