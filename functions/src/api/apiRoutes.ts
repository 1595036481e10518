import type { ApiRoute } from './ApiRoute.ts';
import { approvalsRoute } from './routes/approvalsRoute.ts';
import { balanceRoute } from './routes/balanceRoute.ts';
import { estimateGasRoute } from './routes/estimateGasRoute.ts';
import { eventsRoute } from './routes/eventsRoute.ts';
import { healthRoute } from './routes/healthRoute.ts';
import { networksRoute } from './routes/networksRoute.ts';
import { nftsRoute } from './routes/nftsRoute.ts';
import { positionsRoute } from './routes/positionsRoute.ts';
import { sendTransactionRoute } from './routes/sendTransactionRoute.ts';
import { simulateRoute } from './routes/simulateRoute.ts';
import { tokensRoute } from './routes/tokensRoute.ts';
import { transactionRoute } from './routes/transactionRoute.ts';
import { transfersRoute } from './routes/transfersRoute.ts';
import { webhookDeliveryRoutes } from './routes/webhookDeliveryRoutes.ts';
import { webhookRoutes } from './routes/webhookRoutes.ts';

/**
 * All routes of the REST API, in the order of its documentation. Responses, problems, the OpenAPI document,
 * the SDKs and the reference are generated from this table.
 */
export const apiRoutes: readonly ApiRoute[] = [
  balanceRoute,
  sendTransactionRoute,
  transactionRoute,
  estimateGasRoute,
  simulateRoute,
  approvalsRoute,
  tokensRoute,
  nftsRoute,
  positionsRoute,
  transfersRoute,
  eventsRoute,
  ...webhookRoutes,
  ...webhookDeliveryRoutes,
  networksRoute,
  healthRoute,
];
