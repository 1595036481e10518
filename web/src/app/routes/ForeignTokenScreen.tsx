import type { CustomToken } from '../../features/tokens/CustomToken.ts';
import { ContractLine } from '../../features/tokens/components/ContractLine.tsx';
import { DetailRow } from '../../features/tokens/components/DetailRow.tsx';
import { RemoveTokenButton } from '../../features/tokens/components/RemoveTokenButton.tsx';
import { TokenPage } from '../../features/tokens/components/TokenPage.tsx';
import { listedTokenOf } from '../../features/tokens/listedTokenOf.ts';
import { RecentTransactions } from '../../features/transactions/components/RecentTransactions.tsx';
import { useText } from '../../lib/text/useText.ts';

/** The wallet moves none of these, so it has recorded none. */
const noTransactions = {
  status: 'ready',
  data: { records: [], unreadable: 0 },
  retry: () => undefined,
} as const;

interface ForeignTokenScreenProps {
  token: CustomToken;
}

/** The page of a custom token on a network that the wallet does not work on: what cannot be done, and why. */
export function ForeignTokenScreen({ token }: ForeignTokenScreenProps) {
  const t = useText();
  const listed = listedTokenOf(token);
  return (
    <TokenPage
      token={listed}
      amount={t('tokens.unknownBalance')}
      value={t('tokens.page.noPrice')}
      sendProblem={t('tokens.page.noTransferChain', { symbol: listed.symbol, network: listed.network })}
      canReceive={false}
      onSend={() => undefined}
      onReceive={() => undefined}
      action={<RemoveTokenButton token={token} />}
      details={
        <DetailRow label={t('tokens.page.contract')}>
          <ContractLine contract={token.contract_address} />
        </DetailRow>
      }
    >
      <RecentTransactions transactions={noTransactions} />
    </TokenPage>
  );
}
