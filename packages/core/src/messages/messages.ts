import { accountMessages } from './accountMessages.ts';
import { authMessages } from './authMessages.ts';
import { commonMessages } from './commonMessages.ts';
import { contactMessages } from './contactMessages.ts';
import { phraseMessages } from './phraseMessages.ts';
import { receiveMessages } from './receiveMessages.ts';
import { sendMessages } from './sendMessages.ts';
import { serverMessages } from './serverMessages.ts';
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
  ...serverMessages,
} as const;

export type MessageId = keyof typeof messages;
