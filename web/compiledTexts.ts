import { callTexts } from '@everything-wallet/core/texts/en/callTexts';
import { signatureTexts } from '@everything-wallet/core/texts/en/signatureTexts';
import { chatServerTexts } from '@everything-wallet/core/texts/en/chatServerTexts';
import { serverTexts } from '@everything-wallet/core/texts/en/serverTexts';
import { simulationTexts } from '@everything-wallet/core/texts/en/simulationTexts';
import { vaultTexts } from '@everything-wallet/core/texts/en/vaultTexts';
import { defiTexts } from '@everything-wallet/core/texts/en/defiTexts';
import { portalTexts } from '@everything-wallet/core/texts/en/portalTexts';
import { webhookTexts } from '@everything-wallet/core/texts/en/webhookTexts';
import { SOURCE_LANGUAGE } from '@everything-wallet/core/texts/sourceLanguage';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';
import { readCatalogue } from './readCatalogue.ts';
import { PSEUDO_LANGUAGES } from './pseudoLanguages.ts';
import { pseudoMessage } from './pseudoMessage.ts';
import { readLanguages } from './readLanguages.ts';
import { languageName } from './src/lib/language/languageName.ts';
import { aboutTexts } from '@everything-wallet/core/texts/en/aboutTexts';
import { scannerTexts } from '@everything-wallet/core/texts/en/scannerTexts';
import { accessTexts } from '@everything-wallet/core/texts/en/accessTexts';
import { nameTexts } from '@everything-wallet/core/texts/en/nameTexts';
import { recipientTexts } from '@everything-wallet/core/texts/en/recipientTexts';
import { accountNameTexts } from '@everything-wallet/core/texts/en/accountNameTexts';
import { activityTexts } from '@everything-wallet/core/texts/en/activityTexts';
import { addTokenTexts } from '@everything-wallet/core/texts/en/addTokenTexts';
import { approvalTexts } from '@everything-wallet/core/texts/en/approvalTexts';
import { importTexts } from '@everything-wallet/core/texts/en/importTexts';
import { nftMarketTexts } from '@everything-wallet/core/texts/en/nftMarketTexts';
import { nftTexts } from '@everything-wallet/core/texts/en/nftTexts';
import { callHistoryTexts } from '@everything-wallet/core/texts/en/callHistoryTexts';
import { callReviewTexts } from '@everything-wallet/core/texts/en/callReviewTexts';
import { chatTexts } from '@everything-wallet/core/texts/en/chatTexts';
import { cliTexts } from '@everything-wallet/core/texts/en/cliTexts';
import { deviceWalletTexts } from '@everything-wallet/core/texts/en/deviceWalletTexts';
import { connectTexts } from '@everything-wallet/core/texts/en/connectTexts';
import { connectWebsitesTexts } from '@everything-wallet/core/texts/en/connectWebsitesTexts';
import { connectionTexts } from '@everything-wallet/core/texts/en/connectionTexts';
import { developersTexts } from '@everything-wallet/core/texts/en/developersTexts';
import { documentationTexts } from '@everything-wallet/core/texts/en/documentationTexts';
import { emailTexts } from '@everything-wallet/core/texts/en/emailTexts';
import { errorsTexts } from '@everything-wallet/core/texts/en/errorsTexts';
import { exportTexts } from '@everything-wallet/core/texts/en/exportTexts';
import { featuresTexts } from '@everything-wallet/core/texts/en/featuresTexts';
import { firstStepsTexts } from '@everything-wallet/core/texts/en/firstStepsTexts';
import { helpTexts } from '@everything-wallet/core/texts/en/helpTexts';
import { historyTexts } from '@everything-wallet/core/texts/en/historyTexts';
import { holdingsTexts } from '@everything-wallet/core/texts/en/holdingsTexts';
import { legalTexts } from '@everything-wallet/core/texts/en/legalTexts';
import { liveSwapTexts } from '@everything-wallet/core/texts/en/liveSwapTexts';
import { poolTexts } from '@everything-wallet/core/texts/en/poolTexts';
import { pushTexts } from '@everything-wallet/core/texts/en/pushTexts';
import { proofTexts } from '@everything-wallet/core/texts/en/proofTexts';
import { referenceTexts } from '@everything-wallet/core/texts/en/referenceTexts';
import { releaseTexts } from '@everything-wallet/core/texts/en/releaseTexts';
import { sdkTexts } from '@everything-wallet/core/texts/en/sdkTexts';
import { searchTexts } from '@everything-wallet/core/texts/en/searchTexts';
import { reviewTexts } from '@everything-wallet/core/texts/en/reviewTexts';
import { sendNftTexts } from '@everything-wallet/core/texts/en/sendNftTexts';
import { sendStepTexts } from '@everything-wallet/core/texts/en/sendStepTexts';
import { sessionTexts } from './src/texts/sessionTexts.ts';
import { siteLimitTexts } from '@everything-wallet/core/texts/en/siteLimitTexts';
import { signTexts } from '@everything-wallet/core/texts/en/signTexts';
import { sharedTexts } from '@everything-wallet/core/texts/en/sharedTexts';
import { siteTexts } from './src/texts/siteTexts.ts';
import { statusTexts } from '@everything-wallet/core/texts/en/statusTexts';
import { supportTexts } from '@everything-wallet/core/texts/en/supportTexts';
import { visitorTexts } from './src/texts/visitorTexts.ts';

/** The catalogue in parts, so that a page loads its own texts and little more. */
const catalogues: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  about: aboutTexts,
  access: accessTexts,
  recipients: { ...nameTexts, ...recipientTexts },
  accountNames: accountNameTexts,
  activity: activityTexts,
  addToken: addTokenTexts,
  approvals: approvalTexts,
  import: importTexts,
  nfts: { ...nftTexts, 'holdings.allNetworks': holdingsTexts['holdings.allNetworks'] },
  nftMarket: nftMarketTexts,
  calls: { ...callTexts, ...simulationTexts, ...callReviewTexts },
  callHistory: callHistoryTexts,
  chat: chatTexts,
  // Refusals of the support chat, for visitors, who have no other texts of the server.
  chatServer: {
    ...chatServerTexts,
    'server.appUnverified': serverTexts['server.appUnverified'],
    'server.malformed': serverTexts['server.malformed'],
    'server.maintenance.feature': serverTexts['server.maintenance.feature'],
    'server.sessionEnded': serverTexts['server.sessionEnded'],
    'server.tooManyRequests': serverTexts['server.tooManyRequests'],
    'server.unexpected': serverTexts['server.unexpected'],
  },
  cli: cliTexts,
  connect: connectTexts,
  connectWebsites: connectWebsitesTexts,
  connections: connectionTexts,
  developers: developersTexts,
  documentation: documentationTexts,
  email: emailTexts,
  errors: errorsTexts,
  exports: exportTexts,
  features: featuresTexts,
  firstSteps: firstStepsTexts,
  help: helpTexts,
  history: { ...historyTexts, 'holdings.allNetworks': holdingsTexts['holdings.allNetworks'] },
  holdings: holdingsTexts,
  legal: legalTexts,
  liveSwap: {
    ...liveSwapTexts,
    'call.warning.priceImpact': callTexts['call.warning.priceImpact'],
    'call.warning.priceImpactHigh': callTexts['call.warning.priceImpactHigh'],
  },
  pools: { ...defiTexts, ...poolTexts },
  portal: { ...portalTexts, ...webhookTexts },
  proof: proofTexts,
  push: pushTexts,
  reference: referenceTexts,
  release: releaseTexts,
  scanner: scannerTexts,
  sdk: sdkTexts,
  search: searchTexts,
  review: reviewTexts,
  sendNft: sendNftTexts,
  sendSteps: sendStepTexts,
  session: sessionTexts,
  // Signed data includes titles of calls.
  sign: { ...signTexts, ...signatureTexts, ...callTexts },
  // All public pages, for tests of the whole catalogue.
  site: siteTexts,
  // Apart from those of the window, which shows who asks before it loads any other.
  siteLimits: siteLimitTexts,
  // A visitor has no texts of a session.
  status: { ...statusTexts, 'common.offlineText': sharedTexts['common.offlineText'] },
  support: supportTexts,
  vault: { ...vaultTexts, ...deviceWalletTexts },
  visitor: visitorTexts,
};

const PREFIX = 'virtual:compiled-texts/';
const LANGUAGES = 'virtual:languages';
const LANGUAGE_NAMES = 'virtual:language-names';
const TRANSLATIONS = 'virtual:translations';
/** Place of the language in index.html. */
const PLACE = '%language%';

/**
 * Compiles the catalogue's ICU messages at build time, so that no browser loads the compiler. The source language is part
 * of the code that shows it; every other language is one file, which only its readers load.
 */
export function compiledTexts(): Plugin {
  const isOwn = (id: string) =>
    id === LANGUAGES ||
    id === LANGUAGE_NAMES ||
    id === TRANSLATIONS ||
    id.startsWith(`${TRANSLATIONS}/`) ||
    id.startsWith(PREFIX);
  return {
    name: 'compiled-texts',
    transformIndexHtml: (html) => html.replace(PLACE, SOURCE_LANGUAGE),
    resolveId: (id) => (isOwn(id) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith('\0') || !isOwn(id.slice(1))) return undefined;
      const own = id.slice(1);
      if (own === LANGUAGES) return `export const languages = ${JSON.stringify(readLanguages())};`;
      if (own === LANGUAGE_NAMES) return languageNamesModule(readLanguages());
      if (own === TRANSLATIONS) return translationsModule(readLanguages());
      if (own.startsWith(PREFIX)) return partModule(own.slice(PREFIX.length));
      const language = own.slice(TRANSLATIONS.length + 1);
      return PSEUDO_LANGUAGES.includes(language)
        ? textsModule(await readCatalogue(SOURCE_LANGUAGE), pseudoMessage)
        : textsModule(await readCatalogue(language));
    },
  };
}

/** Writes the module with the name of each language in that language: browsers would write some of them differently. */
function languageNamesModule(languages: readonly string[]): string {
  const names = languages.map((tag) => [tag, languageName(tag)]);
  return `export const languageNames = ${JSON.stringify(Object.fromEntries(names))};`;
}

/** Writes the module that imports the file of a language, by its tag. */
export function translationsModule(languages: readonly string[]): string {
  const imports = languages
    .filter((language) => language !== SOURCE_LANGUAGE)
    .map((tag) => `${JSON.stringify(tag)}: () => import('${TRANSLATIONS}/${tag}')`);
  return `export const translations = { ${imports.join(', ')} };`;
}

/** Writes the module of a part in the source language. */
function partModule(name: string): string {
  const catalogue = catalogues[name];
  if (!catalogue) throw new Error(`The catalogue has no part called ${name}`);
  return textsModule(catalogue);
}

/** Writes the module of compiled texts. */
export function textsModule(texts: Readonly<Record<string, string>>, compile = compileMessage): string {
  const compiled = Object.entries(texts).map(([key, text]) => [key, compile(text)]);
  return `export const compiledTexts = ${JSON.stringify(Object.fromEntries(compiled))};`;
}
