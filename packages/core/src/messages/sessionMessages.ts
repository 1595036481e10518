import { accountMessages } from './accountMessages.ts';
import { activityMessages } from './activityMessages.ts';
import { authMessages } from './authMessages.ts';
import { contactMessages } from './contactMessages.ts';
import { defiMessages } from './defiMessages.ts';
import { marketMessages } from './marketMessages.ts';
import { nftMessages } from './nftMessages.ts';
import { phraseMessages } from './phraseMessages.ts';
import { portalMessages } from './portalMessages.ts';
import { receiveMessages } from './receiveMessages.ts';
import { scannerMessages } from './scannerMessages.ts';
import { sendMessages } from './sendMessages.ts';
import { serverMessages } from './serverMessages.ts';
import { settingsMessages } from './settingsMessages.ts';
import { swapMessages } from './swapMessages.ts';
import { tokenMessages } from './tokenMessages.ts';
import { transactionMessages } from './transactionMessages.ts';
import { walletMessages } from './walletMessages.ts';

/** What screens with a session say; a visitor's page loads none of it. */
export const sessionMessages = {
  ...authMessages,
  ...phraseMessages,
  ...walletMessages,
  ...portalMessages,
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
