import { onRequest } from 'firebase-functions/https';
import { coinGeckoKeySecret } from '../configuration.ts';
import { serviceAccounts } from '../configuration/serviceAccounts.ts';
import { withRequestId } from '../requests/requestId.ts';
import { configuredPrices } from '../services/prices/configuredPrices.ts';
import { handlePublicPrices } from './handlePublicPrices.ts';
import { maintenance } from './maintenance.ts';

/** Prices of all coins, which Hosting shows at /prices.json: its CDN answers most requests, however many wallets are open. */
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
