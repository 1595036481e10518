import { getTokenPrices as contract } from '@everything-wallet/core/callables/getTokenPrices';
import { coinGeckoKeySecret } from '../configuration.ts';
import { serviceAccounts } from '../configuration/serviceAccounts.ts';
import { configuredPrices } from '../services/prices/configuredPrices.ts';
import { callable } from './callable.ts';

/** get-token-prices: dollar prices by symbol, fetched once in 30 s for all instances. */
export const getTokenPrices = callable(
  contract,
  {
    counted: { budget: 'read', units: 1 },
    needsCurrentSession: false,
    serviceAccount: serviceAccounts.reader,
    secrets: [coinGeckoKeySecret],
    // The wallet asks `publicPrices` instead. A function with half a vCPU answers one request at a time.
    cpu: 0.5,
    concurrency: 1,
  },
  async ({ symbols }) => configuredPrices().getPrices(symbols),
);
