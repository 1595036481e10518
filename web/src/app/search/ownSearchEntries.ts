import { findNetworkById } from '@everything-wallet/core/networks/findNetwork';
import { paths } from '../../config/paths.ts';
import type { Account } from '../../features/accounts/Account.ts';
import type { Contact } from '../../features/contacts/Contact.ts';
import type { SearchEntry } from '../../features/search/SearchEntry.ts';
import type { CustomToken } from '../../features/tokens/CustomToken.ts';
import { listedTokenOf } from '../../features/tokens/listedTokenOf.ts';
import type { wordsOfCall } from '../../features/transactions/calls/wordsOfCall.ts';
import { rowTitle } from '../../features/transactions/rowTitle.ts';
import { rowWordsOf } from '../../features/transactions/rowWordsOf.ts';
import type { Transaction } from '../../features/transactions/Transaction.ts';
import { accountName } from '../../lib/names/accountName.ts';
import type { Text } from '../../lib/text/useText.ts';
import type { TextId } from '../../texts/texts.ts';
import { language } from '../../lib/language/language.ts';

/** A signed-in user's own data in the search. */
export interface OwnPlaces {
  readonly accounts: readonly Account[];
  readonly contacts: readonly Contact[];
  readonly tokens: readonly CustomToken[];
  /** Latest transactions. */
  readonly transactions: readonly Transaction[];
  /** Undefined until it is loaded. */
  readonly sayCall: typeof wordsOfCall | undefined;
}

const actions: readonly (readonly [TextId, string])[] = [
  ['home.action.send', paths.sendFromHome],
  ['home.action.receive', paths.receiveAtHome],
  ['home.action.swap', paths.swap],
  ['search.action.earn', paths.defi],
  ['search.action.addToken', paths.addToken],
  ['search.action.scan', paths.qrScanner],
  ['search.action.sign', paths.sign],
  ['search.action.approvals', paths.approvals],
  ['search.action.sites', paths.connectedSites],
  ['home.action.nfts', paths.nfts],
  ['home.action.markets', paths.markets],
  ['search.action.history', paths.history],
  ['header.activity', paths.activity],
];

const settings: readonly (readonly [TextId, string])[] = [
  ['networkSettings.title', paths.networkSettings],
  ['settings.phrase', paths.settings],
  ['settings.biometric', paths.settings],
  ['settings.notifications', paths.settings],
  ['settings.theme', paths.settings],
  ['settings.currency', paths.settings],
  ['settings.email', paths.settings],
  ['header.accounts', paths.accounts],
  ['header.contacts', paths.contacts],
];

/** The entries of the search for actions, settings, and a user's accounts, contacts, tokens and latest transactions. */
export function ownSearchEntries(own: OwnPlaces, t: Text): readonly SearchEntry[] {
  const wordsOf = rowWordsOf(t, own.sayCall);
  return [
    ...actions.map(([label, url]) => entry({ group: 'actions', title: t(label), url })),
    ...own.accounts.map((account) =>
      entry({
        group: 'accounts',
        title: accountName(account, account.number, t),
        context: account.address,
        url: `${paths.accounts}#${account.id}`,
      }),
    ),
    ...own.contacts.map((contact) =>
      entry({
        group: 'contacts',
        title: contact.name,
        context: contact.address,
        text: contact.notes ?? '',
        url: `${paths.contacts}#${contact.id}`,
      }),
    ),
    ...own.tokens.map((token) => {
      const { name, symbol } = listedTokenOf(token);
      return entry({
        group: 'tokens',
        title: `${name} (${symbol})`,
        context: findNetworkById(token.network)?.name ?? token.network,
        keywords: token.contract_address,
        url: paths.token(token.id),
      });
    }),
    ...own.transactions.map((transaction) => {
      const {
        call_kind: kind,
        amount,
        token_symbol: symbol,
        tx_hash,
        from_address,
        to_address,
      } = transaction;
      const words = kind === undefined ? undefined : own.sayCall?.(transaction, kind, t);
      return entry({
        group: 'transactions',
        title: [rowTitle(transaction, words, t), words?.amounts.join(' ') ?? `${amount} ${symbol}`].join(' '),
        context: [findNetworkById(transaction.network)?.name, transaction.time?.toLocaleDateString(language)]
          .filter(Boolean)
          .join(' · '),
        keywords: [tx_hash, from_address, to_address, ...wordsOf(transaction)].join(' '),
        url: paths.transaction(transaction.id),
      });
    }),
    ...settings.map(([label, url]) =>
      // Each entry has an address of its own, even where several settings share a page.
      entry({ group: 'settings', title: t(label), url: `${url}#${label.replace(/^.*\./, '')}` }),
    ),
  ];
}

function entry(parts: Pick<SearchEntry, 'url' | 'group' | 'title'> & Partial<SearchEntry>): SearchEntry {
  return { context: '', text: '', keywords: '', ...parts };
}
