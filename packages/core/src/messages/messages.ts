import { accountMessages } from './accountMessages.ts';
import { activityMessages } from './activityMessages.ts';
import { authMessages } from './authMessages.ts';
import { commonMessages } from './commonMessages.ts';
import { contactMessages } from './contactMessages.ts';
import { defiMessages } from './defiMessages.ts';
import { marketMessages } from './marketMessages.ts';
import { nftMessages } from './nftMessages.ts';
import { phraseMessages } from './phraseMessages.ts';
import { receiveMessages } from './receiveMessages.ts';
import { scannerMessages } from './scannerMessages.ts';
import { sendMessages } from './sendMessages.ts';
import { serverMessages } from './serverMessages.ts';
import { settingsMessages } from './settingsMessages.ts';
import { swapMessages } from './swapMessages.ts';
import { tokenMessages } from './tokenMessages.ts';
import { transactionMessages } from './transactionMessages.ts';
import { walletMessages } from './walletMessages.ts';

/**
 * Every text a person reads, in English, by id: the texts of the specification word for word, and ours beside them.
 *
 * The values are ICU messages: {name} is filled in.
 */
export const messages = {
  ...commonMessages,
  ...authMessages,
  ...phraseMessages,
  ...walletMessages,
  ...sendMessages,
  ...receiveMessages,
  ...contactMessages,
  ...accountMessages,
  ...scannerMessages,
  ...settingsMessages,
  ...marketMessages,
  ...swapMessages,
  ...nftMessages,
  ...defiMessages,
  ...transactionMessages,
  ...activityMessages,
  ...tokenMessages,
  ...serverMessages,
} as const;

export type MessageId = keyof typeof messages;
