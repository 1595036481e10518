import { useMemo } from 'react';
import { useAccounts } from '../../features/accounts/hooks/useAccounts.ts';
import { TradePanel } from '../../features/listings/components/TradePanel.tsx';
import type { TradedNft } from '../../features/listings/TradedNft.ts';
import { accountName } from '../../lib/names/accountName.ts';
import { useText } from '../../lib/text/useText.ts';
import { senderOf } from '../wallet/senderOf.ts';
import { ReviewCallsDialog } from '../review/ReviewCallsDialog.tsx';
import { ReviewSignatureDialog } from '../review/ReviewSignatureDialog.tsx';

/** Price of an NFT, with buying and selling, for its page. */
export function NftMarketPanel({ userId, nft }: { userId: string; nft: TradedNft }) {
  const t = useText();
  const saved = useAccounts(userId);
  const all = saved.status === 'ready' ? saved.data : undefined;
  const accounts = useMemo(
    () =>
      all
        ?.toSorted((one, other) => Number(other.is_primary) - Number(one.is_primary))
        .map((account) => ({ ...senderOf(account), name: accountName(account, account.number, t) })),
    [all, t],
  );
  if (!accounts) return null;
  return (
    <TradePanel
      key={`${nft.network.id} ${nft.contract} ${nft.tokenId}`}
      userId={userId}
      nft={nft}
      accounts={accounts}
      ReviewCalls={ReviewCallsDialog}
      ReviewSignature={ReviewSignatureDialog}
    />
  );
}
