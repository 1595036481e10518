import type { MessageId } from '../../messages/messages.ts';

/** A part of /help. */
export interface HelpTopic {
  readonly id: string;
  readonly title: MessageId;
  /** Files of docs/help, without '.md'. */
  readonly entries: readonly string[];
}

/** The help in the order of /help: what people come with first, then what they look up. */
export const helpTopics: readonly HelpTopic[] = [
  {
    id: 'getting-started',
    title: 'help.topic.start',
    entries: ['what-it-is', 'sign-up', 'confirmation-mail', 'lost-password', 'devices', 'new-phone'],
  },
  {
    id: 'phrase',
    title: 'help.topic.phrase',
    entries: [
      'recovery-phrase',
      'verify-phrase',
      'lost-phrase',
      'missing-word',
      'phrase-seen',
      'other-wallets',
    ],
  },
  {
    id: 'send-coins',
    title: 'help.topic.sending',
    entries: [
      'sending',
      'send-all',
      'send-refused',
      'names',
      'memos',
      'contacts',
      'qr-scanner',
      'limits',
      'wrong-address',
    ],
  },
  {
    id: 'transactions',
    title: 'help.topic.transactions',
    entries: ['history', 'pending', 'pending-days', 'speed-up', 'failed', 'not-arrived', 'balance-dropped'],
  },
  {
    id: 'networks-and-fees',
    title: 'help.topic.networks',
    entries: ['networks', 'fees', 'polygon-fees', 'pol', 'bridge', 'other-chain', 'testnets'],
  },
  {
    id: 'coins-and-tokens',
    title: 'help.topic.tokens',
    entries: [
      'receiving',
      'tokens',
      'scam-tokens',
      'nfts',
      'prices',
      'buying',
      'cash-out',
      'swap',
      'defi',
      'dapps',
      'tax',
    ],
  },
  {
    id: 'account',
    title: 'help.topic.account',
    entries: ['accounts', 'watch-only', 'settings', 'delete-account'],
  },
  {
    id: 'safety',
    title: 'help.topic.safety',
    entries: ['security', 'scam', 'stolen', 'intrusion', 'privacy'],
  },
  {
    id: 'for-developers',
    title: 'help.topic.developers',
    entries: ['developers', 'api-401', 'sdk'],
  },
  { id: 'reach-us', title: 'help.topic.support', entries: ['support', 'assistant'] },
];
