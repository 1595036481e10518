import { getRequestListener } from '@hono/node-server';
import { onRequest } from 'firebase-functions/https';
import { createApi } from '../api/createApi.ts';
import { unreadableRequest } from '../api/unreadableRequest.ts';
import { apiPerDayParam, apiPerMinuteParam, siteOriginParam } from '../configuration.ts';
import { accessStore } from '../data/accessStore.ts';
import { chainOf } from '../services/chain/chainOf.ts';
import { keepRequestsRaw } from './keepRequestsRaw.ts';

const app = createApi({
  store: accessStore,
  chainOf,
  limits: () => ({ perMinute: apiPerMinuteParam.value(), perDay: apiPerDayParam.value() }),
  origin: () => siteOriginParam.value(),
  now: Date.now,
});

// What cannot be parsed is answered with a problem like everything else.
keepRequestsRaw('api');

const listener = getRequestListener(app.fetch, {
  errorHandler: (error) => unreadableRequest(error, siteOriginParam.value()),
});

/** The REST API, which Hosting shows at /api/v1. */
export const api = onRequest(async (request, response) => {
  response.removeHeader('x-powered-by');
  await listener(request, response);
});
