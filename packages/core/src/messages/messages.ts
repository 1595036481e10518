import { accountMessages } from './accountMessages.ts';
import { callMessages } from './callMessages.ts';
import { commonMessages } from './commonMessages.ts';
import { contactMessages } from './contactMessages.ts';
import { defiMessages } from './defiMessages.ts';
import { formMessages } from './formMessages.ts';
import { nameMessages } from './nameMessages.ts';
import { phraseMessages } from './phraseMessages.ts';
import { portalMessages } from './portalMessages.ts';
import { scannerMessages } from './scannerMessages.ts';
import { sendMessages } from './sendMessages.ts';
import { serverMessages } from './serverMessages.ts';
import { signatureMessages } from './signatureMessages.ts';
import { simulationMessages } from './simulationMessages.ts';
import { swapMessages } from './swapMessages.ts';
import { tokenMessages } from './tokenMessages.ts';
import { vaultMessages } from './vaultMessages.ts';

/**
 * The texts that the domain and the functions refer to, in English, by id; web's catalogue holds these and its own.
 *
 * The values are ICU messages: {name} is filled in.
 */
export const messages = {
  ...accountMessages,
  ...callMessages,
  ...commonMessages,
  ...contactMessages,
  ...defiMessages,
  ...formMessages,
  ...nameMessages,
  ...phraseMessages,
  ...portalMessages,
  ...scannerMessages,
  ...sendMessages,
  ...serverMessages,
  ...signatureMessages,
  ...simulationMessages,
  ...swapMessages,
  ...tokenMessages,
  ...vaultMessages,
} as const;

export type MessageId = keyof typeof messages;
