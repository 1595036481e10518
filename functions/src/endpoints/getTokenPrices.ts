import { getTokenPrices as contract } from '@everything-wallet/core/callables/getTokenPrices';
import { configuredPrices } from '../services/prices/configuredPrices.ts';
import { callable } from './callable.ts';

/**
 * get-token-prices: dollar prices by symbol.
 *
 * One instance serves everybody: the cache in its memory is what keeps us to one question upstream every 30 s.
 */
export const getTokenPrices = callable(
  contract,
  { counted: { budget: 'read', units: 1 }, needsCurrentSession: false, maxInstances: 1 },
  async ({ symbols }) => configuredPrices().getPrices(symbols),
);
