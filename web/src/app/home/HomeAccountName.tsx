import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import { compiledTexts } from 'virtual:compiled-texts/accountNames';
import { useAccounts } from '../../features/accounts/hooks/useAccounts.ts';
import { accountName } from '../../lib/names/accountName.ts';
import { loadTexts } from '../../lib/text/loadTexts.ts';
import { useText } from '../../lib/text/useText.ts';

loadTexts(compiledTexts);

interface HomeAccountNameProps {
  userId: string;
  /** Address of the account. */
  address: string;
}

/** Name of an account at the top of the home; empty until the accounts are known. */
export function HomeAccountName({ userId, address }: HomeAccountNameProps) {
  const t = useText();
  const accounts = useAccounts(userId);
  const account =
    accounts.status === 'ready'
      ? accounts.data.find((each) => sameAddress(each.address, address))
      : undefined;
  return account ? <bdi>{accountName(account, account.number, t)}</bdi> : null;
}
