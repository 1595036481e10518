import { callTexts } from '@everything-wallet/core/texts/callTexts';
import { signatureTexts } from '@everything-wallet/core/texts/signatureTexts';
import { simulationTexts } from '@everything-wallet/core/texts/simulationTexts';
import { vaultTexts } from '@everything-wallet/core/texts/vaultTexts';
import { defiTexts } from '@everything-wallet/core/texts/defiTexts';
import { portalTexts } from '@everything-wallet/core/texts/portalTexts';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';
import { aboutTexts } from './src/texts/aboutTexts.ts';
import { accessTexts } from './src/texts/accessTexts.ts';
import { recipientTexts } from './src/texts/recipientTexts.ts';
import { accountNameTexts } from './src/texts/accountNameTexts.ts';
import { activityTexts } from './src/texts/activityTexts.ts';
import { addTokenTexts } from './src/texts/addTokenTexts.ts';
import { approvalTexts } from './src/texts/approvalTexts.ts';
import { importTexts } from './src/texts/importTexts.ts';
import { nftMarketTexts } from './src/texts/nftMarketTexts.ts';
import { nftTexts } from './src/texts/nftTexts.ts';
import { callHistoryTexts } from './src/texts/callHistoryTexts.ts';
import { callReviewTexts } from './src/texts/callReviewTexts.ts';
import { chatTexts } from './src/texts/chatTexts.ts';
import { cliTexts } from './src/texts/cliTexts.ts';
import { deviceWalletTexts } from './src/texts/deviceWalletTexts.ts';
import { connectionTexts } from './src/texts/connectionTexts.ts';
import { developersTexts } from './src/texts/developersTexts.ts';
import { documentationTexts } from './src/texts/documentationTexts.ts';
import { emailTexts } from './src/texts/emailTexts.ts';
import { errorsTexts } from './src/texts/errorsTexts.ts';
import { exportTexts } from './src/texts/exportTexts.ts';
import { featuresTexts } from './src/texts/featuresTexts.ts';
import { helpTexts } from './src/texts/helpTexts.ts';
import { historyTexts } from './src/texts/historyTexts.ts';
import { holdingsTexts } from './src/texts/holdingsTexts.ts';
import { legalTexts } from './src/texts/legalTexts.ts';
import { liveSwapTexts } from './src/texts/liveSwapTexts.ts';
import { poolTexts } from './src/texts/poolTexts.ts';
import { proofTexts } from './src/texts/proofTexts.ts';
import { referenceTexts } from './src/texts/referenceTexts.ts';
import { sdkTexts } from './src/texts/sdkTexts.ts';
import { searchTexts } from './src/texts/searchTexts.ts';
import { sendNftTexts } from './src/texts/sendNftTexts.ts';
import { sessionTexts } from './src/texts/sessionTexts.ts';
import { signTexts } from './src/texts/signTexts.ts';
import { siteTexts } from './src/texts/siteTexts.ts';
import { supportTexts } from './src/texts/supportTexts.ts';
import { visitorTexts } from './src/texts/visitorTexts.ts';

/** The catalogue in parts, so that a page loads its own texts and little more. */
const catalogues: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  about: aboutTexts,
  access: accessTexts,
  recipients: recipientTexts,
  accountNames: accountNameTexts,
  activity: activityTexts,
  addToken: addTokenTexts,
  approvals: approvalTexts,
  bring: importTexts,
  nfts: nftTexts,
  nftMarket: nftMarketTexts,
  calls: { ...callTexts, ...simulationTexts, ...callReviewTexts },
  callHistory: callHistoryTexts,
  chat: chatTexts,
  cli: cliTexts,
  connections: connectionTexts,
  developers: developersTexts,
  documentation: documentationTexts,
  email: emailTexts,
  errors: errorsTexts,
  exports: exportTexts,
  features: featuresTexts,
  help: helpTexts,
  history: historyTexts,
  holdings: holdingsTexts,
  legal: legalTexts,
  liveSwap: {
    ...liveSwapTexts,
    'call.warning.priceImpact': callTexts['call.warning.priceImpact'],
    'call.warning.priceImpactHigh': callTexts['call.warning.priceImpactHigh'],
  },
  pools: { ...defiTexts, ...poolTexts },
  portal: portalTexts,
  proof: proofTexts,
  reference: referenceTexts,
  sdk: sdkTexts,
  search: searchTexts,
  sendNft: sendNftTexts,
  session: sessionTexts,
  // Signed data includes titles of calls.
  sign: { ...signTexts, ...signatureTexts, ...callTexts },
  // All public pages, for tests of the whole catalogue.
  site: siteTexts,
  support: supportTexts,
  vault: { ...vaultTexts, ...deviceWalletTexts },
  visitor: visitorTexts,
};

const PREFIX = 'virtual:compiled-texts/';

/** Compiles the catalogue's ICU messages at build time, so that no browser loads the compiler. */
export function compiledTexts(): Plugin {
  return {
    name: 'compiled-texts',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const name = id.slice(PREFIX.length + 1);
      const catalogue = catalogues[name];
      if (!catalogue) throw new Error(`The catalogue has no part called ${name}`);
      const compiled = Object.entries(catalogue).map(([key, text]) => [key, compileMessage(text)]);
      return `export const compiledTexts = ${JSON.stringify(Object.fromEntries(compiled))};`;
    },
  };
}
