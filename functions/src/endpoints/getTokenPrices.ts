import { getTokenPrices as contract } from '@everything-wallet/core/callables/getTokenPrices';
import { configuredPrices } from '../services/prices/configuredPrices.ts';
import { callable } from './callable.ts';

/** get-token-prices: dollar prices by symbol. */
export const getTokenPrices = callable(contract, async ({ symbols }) =>
  configuredPrices().getPrices(symbols),
);
