import { useMemo } from 'react';
import { useAccounts } from '../../features/accounts/hooks/useAccounts.ts';
import { useContacts } from '../../features/contacts/hooks/useContacts.ts';
import { SearchDialog, type SearchDialogProps } from '../../features/search/components/SearchDialog.tsx';
import { useTokens } from '../../features/tokens/hooks/useTokens.ts';
import { useWordsOfCall } from '../../features/transactions/calls/useCallWords.ts';
import { useHistory } from '../../features/transactions/hooks/useHistory.ts';
import { isWanted } from '../../features/transactions/isWanted.ts';
import { useAuth } from '../../lib/session/useAuth.ts';
import { useText } from '../../lib/text/useText.ts';
import { ownSearchEntries } from './ownSearchEntries.ts';

const NONE: readonly never[] = [];

/**
 * Search of a signed-in user: actions, accounts, contacts, tokens, transactions and settings beside the
 * public pages.
 */
export function OwnSearch(props: SearchDialogProps) {
  const t = useText();
  const { user, isVerified } = useAuth();
  const userId = isVerified ? user?.id : undefined;
  const accounts = useAccounts(userId);
  const contacts = useContacts(userId);
  const tokens = useTokens(userId);
  const history = useHistory(userId, 'all');
  const sayCall = useWordsOfCall(userId !== undefined);
  const found = {
    accounts: accounts.status === 'ready' ? accounts.data : NONE,
    contacts: contacts.status === 'ready' ? contacts.data.records : NONE,
    tokens: tokens.status === 'ready' ? tokens.data.records : NONE,
    transactions: history.status === 'ready' ? history.data.transactions : NONE,
  };
  const { accounts: own, contacts: saved, tokens: added, transactions } = found;
  const entries = useMemo(
    () =>
      userId === undefined
        ? NONE
        : ownSearchEntries(
            // Search must not lead to unrequested tokens and NFTs.
            {
              accounts: own,
              contacts: saved,
              tokens: added,
              transactions: transactions.filter(isWanted),
              sayCall,
            },
            t,
          ),
    [userId, own, saved, added, transactions, sayCall, t],
  );
  return <SearchDialog {...props} own={entries} />;
}
