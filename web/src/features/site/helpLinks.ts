import { paths } from '../../config/paths.ts';
import type { TextId } from '../../texts/texts.ts';

/** Labels of the links below help answers, by the page that the answer names. */
export const helpLinks: Readonly<Record<string, TextId>> = {
  [paths.about]: 'help.link.about',
  [paths.accounts]: 'help.link.accounts',
  [paths.activity]: 'help.link.activity',
  [paths.addToken]: 'help.link.addToken',
  [paths.approvals]: 'help.link.approvals',
  [paths.auth]: 'help.link.auth',
  [paths.connectedSites]: 'help.link.connectedSites',
  [paths.contacts]: 'help.link.contacts',
  [paths.defi]: 'help.link.defi',
  [paths.documentation]: 'help.link.documentation',
  [paths.features]: 'help.link.features',
  [paths.help]: 'help.link.help',
  [paths.history]: 'help.link.history',
  [paths.markets]: 'help.link.markets',
  [paths.networkSettings]: 'help.link.networks',
  [paths.nfts]: 'help.link.nfts',
  [paths.privacy]: 'help.link.privacy',
  [paths.qrScanner]: 'help.link.scanner',
  [paths.recoveryPhrase]: 'help.link.phrase',
  [paths.sdk]: 'help.link.sdk',
  [paths.settings]: 'help.link.settings',
  [paths.sign]: 'help.link.sign',
  [paths.support]: 'help.link.support',
  [paths.swap]: 'help.link.swap',
  [paths.terms]: 'help.link.terms',
  [paths.wallet]: 'help.link.wallet',
};
