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
    id: 'approvals-and-drains',
    title: 'help.topic.approvals',
    entries: ['drained', 'approvals', 'signing'],
  },
  {
    id: 'getting-started',
    title: 'help.topic.start',
    entries: [
      'what-it-is',
      'sign-up',
      'confirmation-mail',
      'lost-password',
      'two-passwords',
      'devices',
      'new-phone',
      'offline',
      'search',
    ],
  },
  {
    id: 'phrase',
    title: 'help.topic.phrase',
    entries: [
      'recovery-phrase',
      'verify-phrase',
      'lost-phrase',
      'words-no-password',
      'missing-word',
      'phrase-seen',
      'device-wallet',
      'backup-file',
      'other-wallets',
      'keystores',
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
      'delete-contact',
      'qr-scanner',
      'limits',
      'wrong-address',
    ],
  },
  {
    id: 'transactions',
    title: 'help.topic.transactions',
    entries: [
      'history',
      'activity',
      'export',
      'pending',
      'pending-days',
      'speed-up',
      'failed',
      'not-arrived',
      'balance-dropped',
    ],
  },
  {
    id: 'networks-and-fees',
    title: 'help.topic.networks',
    entries: ['networks', 'fees', 'rollup-fees', 'polygon-fees', 'pol', 'bridge', 'other-chain', 'testnets'],
  },
  {
    id: 'coins-and-tokens',
    title: 'help.topic.tokens',
    entries: [
      'receiving',
      'tokens',
      'hide-token',
      'scam-tokens',
      'nfts',
      'prices',
      'buying',
      'cash-out',
      'swap',
      'slippage',
      'defi',
      'defi-risk',
      'lido',
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
    entries: ['security', 'scam', 'stolen', 'intrusion', 'privacy', 'shutdown'],
  },
  {
    id: 'for-developers',
    title: 'help.topic.developers',
    entries: ['developers', 'api-units', 'idempotency', 'api-401', 'sdk'],
  },
  { id: 'reach-us', title: 'help.topic.support', entries: ['support', 'assistant'] },
];
