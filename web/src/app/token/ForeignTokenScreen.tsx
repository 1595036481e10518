import { networkById } from '@everything-wallet/core/networks/findNetwork';
import Alert from '@mui/material/Alert';
import { usePrimaryAddress } from '../../features/accounts/hooks/usePrimaryAddress.ts';
import type { CustomToken } from '../../features/tokens/CustomToken.ts';
import { ContractLine } from '../../features/tokens/components/ContractLine.tsx';
import { DetailRow } from '../../features/tokens/components/DetailRow.tsx';
import { RemoveTokenButton } from '../../features/tokens/components/RemoveTokenButton.tsx';
import { TokenPage } from '../../features/tokens/components/TokenPage.tsx';
import { useLookalikeText } from '../../features/tokens/hooks/useLookalikeText.ts';
import { listedTokenOf } from '../../features/tokens/listedTokenOf.ts';
import { RecentTransactions } from '../../features/transactions/components/RecentTransactions.tsx';
import { useTokenTransactions } from '../../features/transactions/hooks/useTokenTransactions.ts';
import { useText } from '../../lib/text/useText.ts';

interface ForeignTokenScreenProps {
  userId: string;
  token: CustomToken;
}

/**
 * Page of a custom token on a network that is switched off: unavailable actions, the reason, and past
 * transactions.
 */
export function ForeignTokenScreen({ userId, token }: ForeignTokenScreenProps) {
  const t = useText();
  const listed = listedTokenOf(token);
  const warning = useLookalikeText(networkById(token.network), token);
  const primary = usePrimaryAddress(userId);
  const transactions = useTokenTransactions(
    userId,
    primary.status === 'ready' ? primary.data?.address : primary.status === 'loading' ? null : undefined,
    networkById(token.network),
    token.contract_address,
  );
  return (
    <TokenPage
      token={listed}
      amount={() => t('tokens.unknownBalance')}
      value={t('tokens.page.noPrice')}
      sendProblem={t('tokens.page.switchedOff', {
        symbol: listed.symbol,
        network: networkById(token.network).name,
      })}
      canReceive={false}
      notice={warning !== undefined && <Alert severity="error">{warning}</Alert>}
      onSend={() => undefined}
      onReceive={() => undefined}
      action={<RemoveTokenButton token={token} />}
      details={
        <DetailRow label={t('tokens.page.contract')}>
          <ContractLine contract={token.contract_address} />
        </DetailRow>
      }
      transactions={<RecentTransactions transactions={transactions} />}
    />
  );
}
