import { exchangeOf } from '@everything-wallet/core/exchanges/exchangeOf';
import { networks } from '@everything-wallet/core/networks/networks';
import { listedPools } from '@everything-wallet/core/pools/listedPools';

interface HelpFeature {
  /** Paths of web/src/config/paths.ts where it is found, by their names there. */
  readonly screens: readonly string[];
  /** Networks on which it works with real money; undefined where it does not depend on one. */
  readonly realOn?: readonly string[];
}

const mainnets = networks.filter(({ type }) => type === 'mainnet').map(({ name }) => name);

/**
 * The product's features, by the names that articles of docs/help declare in their front matter.
 *
 * On a network without an exchange, pools or a marketplace a feature shows samples, so its article may call
 * those, and nothing else, a demo.
 */
export const helpFeatures: Readonly<Record<string, HelpFeature>> = {
  accounts: { screens: ['accounts'] },
  activity: { screens: ['activity'] },
  api: { screens: ['developerPortal', 'documentation', 'developers', 'apiErrors'] },
  approvals: { screens: ['approvals', 'approvalsOf'] },
  'backup-file': { screens: ['settings'] },
  chat: { screens: ['support'] },
  'connected-sites': { screens: ['connectedSites', 'connect'] },
  contacts: { screens: ['contacts'] },
  defi: {
    screens: ['defi'],
    realOn: networks.filter(({ id }) => listedPools(id).length > 0).map(({ name }) => name),
  },
  'delete-account': { screens: ['settings'] },
  'device-wallet': { screens: ['settings'] },
  export: { screens: ['settings', 'history'] },
  history: { screens: ['history', 'transaction'] },
  home: { screens: ['wallet', 'home', 'features'] },
  import: { screens: ['recoveryPhrase'] },
  lido: { screens: ['defi'] },
  markets: { screens: ['markets'] },
  networks: { screens: ['networkSettings', 'status'] },
  // Seaport has one address on every network.
  nfts: { screens: ['nfts', 'nft', 'chainNft', 'nftMarketplace'], realOn: mainnets },
  passkey: { screens: ['settings'] },
  'phrase-check': { screens: ['settings', 'recoveryDrill'] },
  privacy: { screens: ['privacy', 'terms', 'connections'] },
  'qr-scanner': { screens: ['qrScanner'] },
  receive: { screens: ['wallet', 'receiveAtHome'] },
  'recovery-phrase': { screens: ['recoveryPhrase'] },
  sdk: { screens: ['sdk', 'cli', 'connectWebsites', 'connectConsole'] },
  search: { screens: ['help'] },
  send: { screens: ['wallet', 'sendFromHome'] },
  settings: { screens: ['settings'] },
  'sign-in': { screens: ['auth', 'authFor', 'signUp', 'forgotPassword', 'emailAction'] },
  sign: { screens: ['sign'] },
  swap: {
    screens: ['swap'],
    realOn: networks.filter((network) => exchangeOf(network.id) !== undefined).map(({ name }) => name),
  },
  tokens: { screens: ['addToken', 'token', 'heldToken'] },
  'what-it-is': { screens: ['about'] },
};
