import { callMessages } from '@everything-wallet/core/messages/callMessages';
import { signatureMessages } from '@everything-wallet/core/messages/signatureMessages';
import { simulationMessages } from '@everything-wallet/core/messages/simulationMessages';
import { vaultMessages } from '@everything-wallet/core/messages/vaultMessages';
import { defiMessages } from '@everything-wallet/core/messages/defiMessages';
import { portalMessages } from '@everything-wallet/core/messages/portalMessages';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';
import { aboutMessages } from './src/messages/aboutMessages.ts';
import { accessMessages } from './src/messages/accessMessages.ts';
import { recipientMessages } from './src/messages/recipientMessages.ts';
import { accountNameMessages } from './src/messages/accountNameMessages.ts';
import { activityMessages } from './src/messages/activityMessages.ts';
import { addTokenMessages } from './src/messages/addTokenMessages.ts';
import { approvalMessages } from './src/messages/approvalMessages.ts';
import { importMessages } from './src/messages/importMessages.ts';
import { nftMarketMessages } from './src/messages/nftMarketMessages.ts';
import { nftMessages } from './src/messages/nftMessages.ts';
import { callHistoryMessages } from './src/messages/callHistoryMessages.ts';
import { callReviewMessages } from './src/messages/callReviewMessages.ts';
import { chatMessages } from './src/messages/chatMessages.ts';
import { cliMessages } from './src/messages/cliMessages.ts';
import { deviceWalletMessages } from './src/messages/deviceWalletMessages.ts';
import { connectionMessages } from './src/messages/connectionMessages.ts';
import { developersMessages } from './src/messages/developersMessages.ts';
import { documentationMessages } from './src/messages/documentationMessages.ts';
import { emailMessages } from './src/messages/emailMessages.ts';
import { errorsMessages } from './src/messages/errorsMessages.ts';
import { exportMessages } from './src/messages/exportMessages.ts';
import { featuresMessages } from './src/messages/featuresMessages.ts';
import { helpMessages } from './src/messages/helpMessages.ts';
import { historyMessages } from './src/messages/historyMessages.ts';
import { holdingsMessages } from './src/messages/holdingsMessages.ts';
import { legalMessages } from './src/messages/legalMessages.ts';
import { liveSwapMessages } from './src/messages/liveSwapMessages.ts';
import { poolMessages } from './src/messages/poolMessages.ts';
import { proofMessages } from './src/messages/proofMessages.ts';
import { referenceMessages } from './src/messages/referenceMessages.ts';
import { sdkMessages } from './src/messages/sdkMessages.ts';
import { searchMessages } from './src/messages/searchMessages.ts';
import { sendNftMessages } from './src/messages/sendNftMessages.ts';
import { sessionMessages } from './src/messages/sessionMessages.ts';
import { signMessages } from './src/messages/signMessages.ts';
import { siteMessages } from './src/messages/siteMessages.ts';
import { supportMessages } from './src/messages/supportMessages.ts';
import { visitorMessages } from './src/messages/visitorMessages.ts';

/** The catalogue in parts, so that a page loads what it says and little more. */
const catalogues: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  about: aboutMessages,
  access: accessMessages,
  recipients: recipientMessages,
  accountNames: accountNameMessages,
  activity: activityMessages,
  addToken: addTokenMessages,
  approvals: approvalMessages,
  bring: importMessages,
  nfts: nftMessages,
  nftMarket: nftMarketMessages,
  calls: { ...callMessages, ...simulationMessages, ...callReviewMessages },
  callHistory: callHistoryMessages,
  chat: chatMessages,
  cli: cliMessages,
  connections: connectionMessages,
  developers: developersMessages,
  documentation: documentationMessages,
  email: emailMessages,
  errors: errorsMessages,
  exports: exportMessages,
  features: featuresMessages,
  help: helpMessages,
  history: historyMessages,
  holdings: holdingsMessages,
  legal: legalMessages,
  liveSwap: {
    ...liveSwapMessages,
    'call.warning.priceImpact': callMessages['call.warning.priceImpact'],
    'call.warning.priceImpactHigh': callMessages['call.warning.priceImpactHigh'],
  },
  pools: { ...defiMessages, ...poolMessages },
  portal: portalMessages,
  proof: proofMessages,
  reference: referenceMessages,
  sdk: sdkMessages,
  search: searchMessages,
  sendNft: sendNftMessages,
  session: sessionMessages,
  // What it signs has titles of calls.
  sign: { ...signMessages, ...signatureMessages, ...callMessages },
  // All public pages, for tests of the whole catalogue.
  site: siteMessages,
  support: supportMessages,
  vault: { ...vaultMessages, ...deviceWalletMessages },
  visitor: visitorMessages,
};

const PREFIX = 'virtual:compiled-messages/';

/** Compiles the catalogue's ICU messages at build time, so that no browser loads the compiler. */
export function compiledMessages(): Plugin {
  return {
    name: 'compiled-messages',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const name = id.slice(PREFIX.length + 1);
      const catalogue = catalogues[name];
      if (!catalogue) throw new Error(`The catalogue has no part called ${name}`);
      const compiled = Object.entries(catalogue).map(([key, text]) => [key, compileMessage(text)]);
      return `export const compiledMessages = ${JSON.stringify(Object.fromEntries(compiled))};`;
    },
  };
}
