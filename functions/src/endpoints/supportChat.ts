import { isPaused } from '@everything-wallet/core/documents/maintenance';
import { onRequest } from 'firebase-functions/https';
import {
  chatApiKeySecret,
  chatPerDayParam,
  chatPerMinuteParam,
  counterKeySecret,
  trustedProxiesParam,
  webApiKeyParam,
} from '../configuration.ts';
import { serviceAccounts } from '../configuration/serviceAccounts.ts';
import { attempts } from '../data/attempts.ts';
import { withRequestId } from '../requests/requestId.ts';
import { addressKey } from '../services/limits/addressKey.ts';
import { configuredAnswerer } from '../services/chat/configuredAnswerer.ts';
import { waitBeforeQuestion } from '../services/chat/waitBeforeQuestion.ts';
import { clientAddress } from '../requests/callerHeaders.ts';
import { handleChat, type ChatDependencies } from './handleChat.ts';
import { identifyAsker } from './identifyAsker.ts';
import { isAppVerified } from './isAppVerified.ts';
import { keepRequestsRaw } from './keepRequestsRaw.ts';
import { maintenance } from './maintenance.ts';
import { rejectDeletedAccount } from '../services/account/rejectDeletedAccount.ts';
import { userOfToken } from './userOfToken.ts';

const dependencies: ChatDependencies = {
  isAppVerified,
  isPaused: async () => isPaused(await maintenance.current(), 'chat'),
  identify: (authorization) => identifyAsker(authorization, webApiKeyParam.value(), userOfToken),
  waitBefore: (asker, request) => {
    const address = clientAddress(request, trustedProxiesParam.value());
    const askers = [addressKey(counterKeySecret.value(), address), ...(asker.userId ? [asker.userId] : [])];
    const limits = { perMinute: chatPerMinuteParam.value(), perDay: chatPerDayParam.value() };
    return waitBeforeQuestion(attempts, askers, limits).catch(rejectDeletedAccount);
  },
  answerer: configuredAnswerer,
  keepAliveMs: 10_000,
};

// Malformed JSON is refused here, and quoted in no log.
keepRequestsRaw('supportChat');

/** support-chat: answers a question as it goes, by server-sent events. Called at its own URL: Hosting holds streams back. */
export const supportChat = onRequest(
  // Longer than the longest answer may take (OpenAiAnswerer).
  {
    serviceAccount: serviceAccounts.chat,
    timeoutSeconds: 120,
    secrets: [counterKeySecret, chatApiKeySecret],
  },
  (request, response) => withRequestId(() => handleChat(request, response, dependencies)),
);
