import { markUnasked } from '@everything-wallet/core/documents/markUnasked';
import { transactionId } from '@everything-wallet/core/documents/transaction';
import { findNetworkById } from '@everything-wallet/core/networks/findNetwork';
import type { Network } from '@everything-wallet/core/networks/networks';
import { pricedSymbolOf } from '@everything-wallet/core/tokens/pricedSymbolOf';
import { useMemo } from 'react';
import { useLoaded } from '../../components/useLoaded.ts';
import { useTokens } from '../../features/tokens/hooks/useTokens.ts';
import { listenToTransaction } from '../../features/transactions/api/listenToTransaction.ts';
import { TransactionDetail } from '../../features/transactions/components/TransactionDetail.tsx';
import type { Transaction } from '../../features/transactions/Transaction.ts';
import { isOpen } from '../../features/transactions/transactionState.ts';
import { useSnapshot } from '../../lib/firebase/useSnapshot.ts';
import { usePrices } from '../../lib/prices/usePrices.ts';
import { useVouchedTokens } from '../../lib/tokens/useVouchedTokens.ts';
import { TransactionActions } from './TransactionActions.tsx';

interface TransactionScreenProps {
  userId: string;
  transaction: Transaction;
}

/** A transaction with its current value, and with the available actions while its outcome is open. */
export function TransactionScreen({ userId, transaction: recorded }: TransactionScreenProps) {
  const transaction = useMarked(userId, recorded);
  const network = findNetworkById(transaction.network);
  const symbol = network && pricedSymbolOf(network, transaction.contract_address);
  const { prices, isOld } = usePrices(symbol === undefined ? [] : [symbol], { isRestingWhenIdle: true });
  const priceNow = symbol === undefined || isOld ? undefined : prices?.[symbol]?.usd;
  return (
    <>
      <TransactionDetail transaction={transaction} priceNow={priceNow}>
        {network && isOpen(transaction) && <TransactionActions userId={userId} transaction={transaction} />}
      </TransactionDetail>
      {network && transaction.call_kind !== undefined && transaction.signed_transaction !== undefined && (
        <SignedCall network={network} signedTransaction={transaction.signed_transaction} />
      )}
    </>
  );
}

// It loads the code that decodes calls, which most transactions do not need.
const loadSignedCall = async () => (await import('../../features/signing/review/SignedCall.tsx')).SignedCall;

/**
 * Effects read from the signed bytes of a call, once their code is loaded; the record shows the rest
 * meanwhile.
 */
function SignedCall(props: { network: Network; signedTransaction: string }) {
  const loaded = useLoaded(loadSignedCall);
  return loaded.status === 'ready' ? <loaded.value {...props} /> : null;
}

const NO_TOKENS: readonly never[] = [];

/** A transaction with its current mark as unrequested; only marked ones cause a request. */
function useMarked(userId: string, recorded: Transaction): Transaction {
  const { is_unverified: isMarked, network, tx_hash: hash } = recorded;
  const chainId = isMarked ? findNetworkById(network)?.chainId : undefined;
  const tokens = useTokens(isMarked ? userId : undefined);
  const sent = useSnapshot(
    useMemo(
      () => (chainId === undefined ? undefined : listenToTransaction(transactionId(userId, chainId, hash))),
      [userId, chainId, hash],
    ),
  );
  const vouched = useVouchedTokens(tokens.status === 'ready' ? tokens.data.records : NO_TOKENS);
  const [marked = recorded] = markUnasked(
    [recorded],
    vouched,
    sent.status === 'ready' && sent.data ? [sent.data] : [],
  );
  return marked;
}
