import { exchangeOf } from '@everything-wallet/core/exchanges/exchangeOf';
import { shortenAddress } from '@everything-wallet/core/accounts/shortenAddress';
import type { Network } from '@everything-wallet/core/networks/networks';
import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import { useState, useSyncExternalStore } from 'react';
import { compiledTexts } from 'virtual:compiled-texts/liveSwap';
import { RetryAction } from '../../../components/RetryAction.tsx';
import { PageColumn } from '../../../components/PageColumn.tsx';
import { PageHeader } from '../../../components/PageHeader.tsx';
import { PageLoading } from '../../../components/PageLoading.tsx';
import { TestBadge } from '../../../components/TestBadge.tsx';
import type { ReviewCalls } from '../../../lib/calls/CallRequest.ts';
import { loadTexts } from '../../../lib/text/loadTexts.ts';
import { useText } from '../../../lib/text/useText.ts';
import { useSwapSequence } from '../hooks/useSwapSequence.ts';
import { useSwapTokens } from '../hooks/useSwapTokens.ts';
import { isPriced } from '../isPriced.ts';
import { problemText } from '../sequence/problemText.ts';
import type { SwapSequence } from '../sequence/SwapSequence.ts';
import { swapSequences } from '../sequence/swapSequences.ts';
import type { SwapSender } from '../swapRequests.ts';
import { tokenKey, type SwapToken } from '../SwapToken.ts';
import type { FormedSwap } from '../hooks/useSwapForm.ts';
import { LiveSwapForm } from './LiveSwapForm.tsx';
import { OtherTokenDialog } from './OtherTokenDialog.tsx';
import { SwapNotes } from './SwapNotes.tsx';
import { OpenSwaps } from './OpenSwaps.tsx';

loadTexts(compiledTexts);

interface LiveSwapProps {
  userId: string;
  network: Network;
  /** The account that swaps. */
  sender: SwapSender;
  /** Contracts of tokens that the account holds, or that were added. */
  others: readonly string[];
  /** Decimals of tokens when they were added, by `tokenKey`. */
  storedDecimals: ReadonlyMap<string, number>;
  ReviewCalls: ReviewCalls;
  /** Called when the chain lacks the exchange that the network's file names. */
  onNoExchange: () => void;
}

/** /swap on a network with an exchange: live swaps (docs/product.md §2, Swap; decision 47). */
export function LiveSwap(props: LiveSwapProps) {
  const { userId, network, sender, others, storedDecimals, ReviewCalls, onNoExchange } = props;
  const t = useText();
  const [typed, setTyped] = useState<readonly string[]>([]);
  const [asking, setAsking] = useState<'from' | 'to'>();
  const [pair, setPair] = useState({
    from: 'coin',
    to: exchangeOf(network.id)?.dollarTokens[0]?.toLowerCase() ?? network.wrappedCoin.toLowerCase(),
  });
  // Chosen tokens stay queried, even if the home screen no longer lists them.
  const chosen = Object.values(pair).filter((key) => key !== 'coin');
  const { tokens, changed, isLoading, isBefore, isFailed, refresh } = useSwapTokens(
    network,
    sender.address,
    [...typed, ...others, ...chosen],
    storedDecimals,
  );
  const swapping = useSwapSequence(sender);
  const kept = useSyncExternalStore(swapSequences.subscribe, () => swapSequences.ofUser(userId));
  const [begun, setBegun] = useState<SwapSequence>();
  const [sentCount, setSentCount] = useState(0);

  function begin({ sell, buy, amount, slippageBps, quote }: FormedSwap) {
    const sequence: SwapSequence = {
      id: crypto.randomUUID(),
      user_id: userId,
      network: network.id,
      account: sender.address,
      sell: endOf(sell),
      buy: endOf(buy),
      amount: amount.toString(),
      slippage_bps: slippageBps,
      router: null,
      step: null,
      written_at: Date.now(),
    };
    setBegun(sequence);
    swapping.resume(sequence, { quote });
  }

  function chooseOther(contract: string) {
    const key = contract.toLowerCase();
    setTyped([...typed, contract]);
    if (asking) {
      const other = asking === 'from' ? 'to' : 'from';
      // Choosing the token of the other side swaps the sides.
      setPair({ ...pair, ...(pair[other] === key && { [other]: pair[asking] }), [asking]: key });
    }
    setAsking(undefined);
  }

  const missing = chosen.filter((key) => ![...tokens, ...changed].some((token) => tokenKey(token) === key));
  // The card of a stored swap shows its own problem.
  const newProblem =
    begun && !kept.some(({ id }) => id === begun.id) ? problemText(begun, swapping.problem, t) : undefined;

  return (
    <PageColumn
      header={
        <PageHeader title={t('swap.title')} badge={network.type === 'testnet' ? <TestBadge /> : undefined} />
      }
      aside={<SwapNotes />}
    >
      <OpenSwaps
        userId={userId}
        swapping={swapping}
        ReviewCalls={ReviewCalls}
        onSent={() => setSentCount(sentCount + 1)}
      >
        {isFailed && (
          <Alert severity="warning" sx={{ mb: 2 }} action={<RetryAction onRetry={refresh} />}>
            {t('swap.live.tokensFailed')}
          </Alert>
        )}
        {changed.map((token) => (
          <Alert key={tokenKey(token)} severity="warning" sx={{ mb: 2 }}>
            {t('swap.live.otherDecimals', { symbol: token.symbol })}
          </Alert>
        ))}
        {isLoading && <PageLoading />}
        {tokens.length > 1 && (
          <Card component="section" aria-label={t('swap.title')} sx={{ p: { xs: 2, sm: 3 }, mb: 2 }}>
            <LiveSwapForm
              // Clears the form after a swap was sent.
              key={sentCount}
              network={network}
              sender={sender}
              tokens={tokens}
              pair={pair}
              onPair={setPair}
              onOther={setAsking}
              isBusy={swapping.isBusy}
              onSwap={begin}
              onNoExchange={onNoExchange}
            />
            {newProblem !== undefined && (
              <Alert severity="warning" sx={{ mt: 2 }}>
                {newProblem}
              </Alert>
            )}
            {missing.map((key) => (
              <Alert key={key} severity={isBefore ? 'info' : 'warning'} sx={{ mt: 2 }}>
                {t(isBefore ? 'swap.live.otherAsking' : 'swap.live.otherNone', {
                  contract: shortenAddress(key),
                })}
              </Alert>
            ))}
          </Card>
        )}
      </OpenSwaps>
      {asking && <OtherTokenDialog onChoose={chooseOther} onClose={() => setAsking(undefined)} />}
    </PageColumn>
  );
}

function endOf(token: SwapToken): SwapSequence['sell'] {
  const { contract, symbol, decimals } = token;
  return { contract, symbol, decimals, ...(!isPriced(token) && { is_unpriced: true }) };
}
