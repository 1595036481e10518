import { callTexts } from '@everything-wallet/core/texts/en/callTexts';
import { signatureTexts } from '@everything-wallet/core/texts/en/signatureTexts';
import { chatServerTexts } from '@everything-wallet/core/texts/en/chatServerTexts';
import { serverTexts } from '@everything-wallet/core/texts/en/serverTexts';
import { simulationTexts } from '@everything-wallet/core/texts/en/simulationTexts';
import { vaultTexts } from '@everything-wallet/core/texts/en/vaultTexts';
import { defiTexts } from '@everything-wallet/core/texts/en/defiTexts';
import { portalTexts } from '@everything-wallet/core/texts/en/portalTexts';
import { SOURCE_LANGUAGE } from '@everything-wallet/core/texts/sourceLanguage';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { readCatalogue } from './readCatalogue.ts';
import { readLanguages } from './readLanguages.ts';
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
import { helpTexts } from '@everything-wallet/core/texts/en/helpTexts';
import { historyTexts } from '@everything-wallet/core/texts/en/historyTexts';
import { holdingsTexts } from '@everything-wallet/core/texts/en/holdingsTexts';
import { legalTexts } from '@everything-wallet/core/texts/en/legalTexts';
import { liveSwapTexts } from '@everything-wallet/core/texts/en/liveSwapTexts';
import { poolTexts } from '@everything-wallet/core/texts/en/poolTexts';
import { proofTexts } from '@everything-wallet/core/texts/en/proofTexts';
import { referenceTexts } from '@everything-wallet/core/texts/en/referenceTexts';
import { sdkTexts } from '@everything-wallet/core/texts/en/sdkTexts';
import { searchTexts } from '@everything-wallet/core/texts/en/searchTexts';
import { sendNftTexts } from '@everything-wallet/core/texts/en/sendNftTexts';
import { sessionTexts } from './src/texts/sessionTexts.ts';
import { siteLimitTexts } from '@everything-wallet/core/texts/en/siteLimitTexts';
import { signTexts } from '@everything-wallet/core/texts/en/signTexts';
import { siteTexts } from './src/texts/siteTexts.ts';
import { supportTexts } from '@everything-wallet/core/texts/en/supportTexts';
import { visitorTexts } from './src/texts/visitorTexts.ts';

const sourceFile = (path: string) => fileURLToPath(new URL(`src/lib/language/${path}`, import.meta.url));
const LANGUAGE_FILE = sourceFile('language.ts');
const DOCUMENT_LANGUAGE = JSON.stringify(sourceFile('documentLanguage.ts'));
const CHOOSE_LANGUAGE = JSON.stringify(sourceFile('chooseLanguage.ts'));

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
  nfts: nftTexts,
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
  scanner: scannerTexts,
  sdk: sdkTexts,
  search: searchTexts,
  sendNft: sendNftTexts,
  session: sessionTexts,
  // Signed data includes titles of calls.
  sign: { ...signTexts, ...signatureTexts, ...callTexts },
  // All public pages, for tests of the whole catalogue.
  site: siteTexts,
  // Apart from those of the window, which shows who asks before it loads any other.
  siteLimits: siteLimitTexts,
  support: supportTexts,
  vault: { ...vaultTexts, ...deviceWalletTexts },
  visitor: visitorTexts,
};

const PREFIX = 'virtual:compiled-texts/';
const CHOICE = 'virtual:language-choice';
/** Place of the language in index.html. */
const PLACE = '%language%';

/**
 * Compiles the catalogue's ICU messages at build time, so that no browser loads the compiler. Each language but the
 * source language has its own file of each part, which only its readers load.
 */
export function compiledTexts(): Plugin {
  return {
    name: 'compiled-texts',
    transformIndexHtml: (html) => html.replace(PLACE, SOURCE_LANGUAGE),
    resolveId: (id) => (id.startsWith(PREFIX) || id === CHOICE ? `\0${id}` : undefined),
    async load(id) {
      if (id === LANGUAGE_FILE) return languageModule(readLanguages());
      if (id === `\0${CHOICE}`) return choiceModule(readLanguages());
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [name = '', translated] = id.slice(PREFIX.length + 1).split('/');
      const catalogue = catalogues[name];
      if (!catalogue) throw new Error(`The catalogue has no part called ${name}`);
      if (translated === undefined) return partModule(name, catalogue, readLanguages());
      const texts = await readCatalogue(translated);
      const ids = Object.keys(catalogue);
      return `export const compiledTexts = ${compile(ids.map((key) => [key, texts[key]]))};`;
    },
  };
}

/**
 * Writes the module of the interface's language: the document's. The bundler writes the tag of an only language wherever
 * it is used.
 */
export function languageModule(languages: readonly string[]): string {
  if (languages.length < 2) return `export const language = ${JSON.stringify(SOURCE_LANGUAGE)};`;
  return [
    `import { documentLanguage } from ${DOCUMENT_LANGUAGE};`,
    `export const language = documentLanguage(${JSON.stringify(languages)});`,
  ].join('\n');
}

/** Writes the module that gives the document the language of its reader; there is no choice with an only language. */
export function choiceModule(languages: readonly string[]): string {
  if (languages.length < 2) return 'export const chooseDocumentLanguage = () => {};';
  return [
    `import { chooseLanguage } from ${CHOOSE_LANGUAGE};`,
    'export const chooseDocumentLanguage = () => {',
    `  document.documentElement.lang = chooseLanguage(navigator.languages, ${JSON.stringify(languages)});`,
    '};',
  ].join('\n');
}

/** Writes the module of a part in the source language, which loads another one instead if the reader has chosen it. */
export function partModule(
  name: string,
  catalogue: Readonly<Record<string, string>>,
  languages: readonly string[],
): string {
  const inSource = compile(Object.entries(catalogue));
  const others = languages.filter((language) => language !== SOURCE_LANGUAGE);
  if (others.length === 0) return `export const compiledTexts = ${inSource};`;
  const imports = others.map((tag) => `${JSON.stringify(tag)}: () => import('${PREFIX}${name}/${tag}')`);
  return [
    `import { language } from ${JSON.stringify(LANGUAGE_FILE)};`,
    `const translations = { ${imports.join(', ')} };`,
    `const source = ${inSource};`,
    'export const compiledTexts = (await translations[language]?.())?.compiledTexts ?? source;',
  ].join('\n');
}

function compile(texts: readonly (readonly [string, string | undefined])[]): string {
  const compiled = texts.map(([key, text]) => {
    if (text === undefined) throw new Error(`A language lacks the text ${key}`);
    return [key, compileMessage(text)];
  });
  return JSON.stringify(Object.fromEntries(compiled));
}
