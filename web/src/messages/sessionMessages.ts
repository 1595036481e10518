import { accountMessages } from '@everything-wallet/core/messages/accountMessages';
import { authMessages } from './authMessages.ts';
import { contactMessages } from '@everything-wallet/core/messages/contactMessages';
import { maintenanceMessages } from './maintenanceMessages.ts';
import { marketMessages } from './marketMessages.ts';
import { formMessages } from '@everything-wallet/core/messages/formMessages';
import { phraseMessages } from '@everything-wallet/core/messages/phraseMessages';
import { receiveMessages } from './receiveMessages.ts';
import { scannerMessages } from '@everything-wallet/core/messages/scannerMessages';
import { sendMessages } from '@everything-wallet/core/messages/sendMessages';
import { serverMessages } from '@everything-wallet/core/messages/serverMessages';
import { settingsMessages } from './settingsMessages.ts';
import { swapMessages } from '@everything-wallet/core/messages/swapMessages';
import { tokenMessages } from '@everything-wallet/core/messages/tokenMessages';
import { sharedMessages } from './sharedMessages.ts';
import { transactionMessages } from './transactionMessages.ts';
import { walletMessages } from './walletMessages.ts';

/** What screens with a session say; a visitor's page loads none of it. */
export const sessionMessages = {
  ...sharedMessages,
  ...formMessages,
  ...authMessages,
  ...phraseMessages,
  ...walletMessages,
  ...sendMessages,
  ...receiveMessages,
  ...contactMessages,
  ...accountMessages,
  ...scannerMessages,
  ...settingsMessages,
  ...maintenanceMessages,
  ...marketMessages,
  ...swapMessages,
  ...transactionMessages,
  ...tokenMessages,
  ...serverMessages,
} as const;
