import type { IncomingMessage } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { onRequest } from 'firebase-functions/https';
import { createApi } from '../api/createApi.ts';
import { unreadableRequest } from '../api/unreadableRequest.ts';
import {
  apiAddressPerMinuteParam,
  apiPerDayParam,
  apiPerMinuteParam,
  apiUnconfirmedPerDayParam,
  apiUserPerDayParam,
  apiUserPerMinuteParam,
  counterKeySecret,
  hostingProxiesParam,
  maxInstancesParam,
  siteOriginParam,
} from '../configuration.ts';
import { serviceAccounts } from '../configuration/serviceAccounts.ts';
import { accessStore } from '../data/accessStore.ts';
import { attempts } from '../data/attempts.ts';
import { findRecordedNonces } from '../data/findRecordedNonces.ts';
import { isEmailConfirmed, isUserActive } from '../data/userAccount.ts';
import { transactionRecords } from '../data/transactionRecords.ts';
import { UnconfirmedQuota } from '../services/apiAccess/UnconfirmedQuota.ts';
import { firestoreActivityLog } from '../services/activity/firestoreActivityLog.ts';
import { approvalsOf } from '../services/approvals/approvalsOf.ts';
import { chainOf, clientOf } from '../services/chain/clientOf.ts';
import { holdingsOf } from '../services/holdings/holdingsOf.ts';
import { addressKey } from '../services/limits/addressKey.ts';
import { SiteReadQuota } from '../services/limits/SiteReadQuota.ts';
import { configuredNetworkHealth } from '../services/networkHealth/configuredNetworkHealth.ts';
import { addressNftsOf } from '../services/nfts/addressNftsOf.ts';
import { simulatorOf } from '../services/simulation/simulatorOf.ts';
import { receivedTokensOf } from '../services/transfers/receivedTokensOf.ts';
import { transfersOf } from '../services/transfers/transfersOf.ts';
import { poolsReaderOf } from '../services/pools/poolsReaderOf.ts';
import { configuredWebhookService } from '../services/webhooks/configuredWebhookService.ts';
import { answerBrokenRequests } from './answerBrokenRequests.ts';
import { clientAddress } from '../requests/callerHeaders.ts';
import { keepRequestsRaw } from './keepRequestsRaw.ts';
import { maintenance } from './maintenance.ts';

const unconfirmed = new UnconfirmedQuota({
  isEmailConfirmed,
  counter: attempts,
  nameOf: (address) => addressKey(counterKeySecret.value(), address),
  perDay: () => apiUnconfirmedPerDayParam.value(),
});

const siteReads = new SiteReadQuota({
  counter: attempts,
  nameOf: (text) => addressKey(counterKeySecret.value(), text),
});

const app = createApi({
  store: accessStore,
  chainOf,
  activity: firestoreActivityLog,
  relay: (rpcName) => (questions, options) => clientOf(rpcName).relay(questions, options),
  siteReads,
  findRecordedNonces,
  simulate: (question) => simulatorOf(question.network).simulate(question),
  readApprovals: (question) => approvalsOf(question.network).read(question),
  readHoldings: (question) => holdingsOf(question.network).read(question, []),
  readReceivedTokens: (network, address, from) => receivedTokensOf(network).read(address, from),
  readNfts: (network, question) => addressNftsOf(network).read(question),
  readTransfers: (network, question) => transfersOf(network).read(question),
  readPools: (question) => poolsReaderOf(question.network).read(question),
  readNetworkHealth: () => configuredNetworkHealth.read(),
  webhooks: configuredWebhookService,
  isUserActive,
  findRecord: (id) => transactionRecords.find(id),
  maintenance: () => maintenance.current(),
  limits: () => ({
    perMinute: apiPerMinuteParam.value(),
    perDay: apiPerDayParam.value(),
    userPerMinute: apiUserPerMinuteParam.value(),
    userPerDay: apiUserPerDayParam.value(),
  }),
  addressPerMinute: () => apiAddressPerMinuteParam.value(),
  takeUnconfirmed: (...request) => unconfirmed.take(...request),
  giveBackUnconfirmed: (...counted) => unconfirmed.giveBack(...counted),
  origin: () => siteOriginParam.value(),
  now: Date.now,
});

// Unparsable requests are answered with a problem like all others.
keepRequestsRaw('api');
const answerUnreadable = (error: unknown) => unreadableRequest(error, siteOriginParam.value());
answerBrokenRequests('api', answerUnreadable);

const listener = getRequestListener(
  (request, { incoming }) =>
    app.fetch(request, { address: clientAddress(incoming as IncomingMessage, hostingProxiesParam.value()) }),
  { errorHandler: answerUnreadable },
);

/** The REST API, which Hosting shows at /api/v1, and the reads of sites at /api/rpc. */
export const api = onRequest(
  {
    serviceAccount: serviceAccounts.api,
    maxInstances: maxInstancesParam,
    memory: '512MiB',
    secrets: [counterKeySecret],
  },
  (request, response) => listener(request, response),
);
