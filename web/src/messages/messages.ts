import { callMessages } from '@everything-wallet/core/messages/callMessages';
import { vaultMessages } from '@everything-wallet/core/messages/vaultMessages';
import { portalMessages } from '@everything-wallet/core/messages/portalMessages';
import { signatureMessages } from '@everything-wallet/core/messages/signatureMessages';
import { simulationMessages } from '@everything-wallet/core/messages/simulationMessages';
import { accessMessages } from './accessMessages.ts';
import { nftMessages } from './nftMessages.ts';
import { defiMessages } from '@everything-wallet/core/messages/defiMessages';
import { addTokenMessages } from './addTokenMessages.ts';
import { accountNameMessages } from './accountNameMessages.ts';
import { activityMessages } from './activityMessages.ts';
import { approvalMessages } from './approvalMessages.ts';
import { bringMessages } from './bringMessages.ts';
import { callHistoryMessages } from './callHistoryMessages.ts';
import { callReviewMessages } from './callReviewMessages.ts';
import { deviceWalletMessages } from './deviceWalletMessages.ts';
import { emailMessages } from './emailMessages.ts';
import { exportMessages } from './exportMessages.ts';
import { historyMessages } from './historyMessages.ts';
import { holdingsMessages } from './holdingsMessages.ts';
import { liveSwapMessages } from './liveSwapMessages.ts';
import { nftMarketMessages } from './nftMarketMessages.ts';
import { poolMessages } from './poolMessages.ts';
import { proofMessages } from './proofMessages.ts';
import { recipientMessages } from './recipientMessages.ts';
import { sendNftMessages } from './sendNftMessages.ts';
import { sessionMessages } from './sessionMessages.ts';
import { signMessages } from './signMessages.ts';
import { siteMessages } from './siteMessages.ts';
import { visitorMessages } from './visitorMessages.ts';

/**
 * Every interface text, in English, by id: the texts of docs/product.md word for word, and our own.
 *
 * The values are ICU messages: {name} is filled in.
 */
export const messages = {
  ...visitorMessages,
  ...callMessages,
  ...siteMessages,
  ...sessionMessages,
  ...portalMessages,
  ...accountNameMessages,
  ...addTokenMessages,
  ...activityMessages,
  ...approvalMessages,
  ...historyMessages,
  ...holdingsMessages,
  ...liveSwapMessages,
  ...nftMessages,
  ...nftMarketMessages,
  ...emailMessages,
  ...exportMessages,
  ...vaultMessages,
  ...deviceWalletMessages,
  ...accessMessages,
  ...bringMessages,
  ...callHistoryMessages,
  ...callReviewMessages,
  ...defiMessages,
  ...poolMessages,
  ...proofMessages,
  ...recipientMessages,
  ...sendNftMessages,
  ...signMessages,
  ...signatureMessages,
  ...simulationMessages,
} as const;

export type MessageId = keyof typeof messages;
