import { onRequest } from 'firebase-functions/https';
import { coinGeckoKeySecret } from '../configuration.ts';
import { serviceAccounts } from '../configuration/serviceAccounts.ts';
import { withRequestId } from '../requests/requestId.ts';
import { configuredPrices } from '../services/prices/configuredPrices.ts';
import { handlePublicPrices } from './handlePublicPrices.ts';
import { maintenance } from './maintenance.ts';

/** Serves the prices of all coins at /prices.json. Hosting's CDN caches the answer, so the load does not grow with the number of open wallets. */
export const publicPrices = onRequest(
  { serviceAccount: serviceAccounts.reader, secrets: [coinGeckoKeySecret] },
  (request, response) =>
    withRequestId(() =>
      handlePublicPrices(request, response, {
        prices: () => configuredPrices().getAllPrices(),
        maintenance: () => maintenance.current(),
      }),
    ),
);
