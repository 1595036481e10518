import { findNetworkById } from '@everything-wallet/core/networks/findNetwork';
import { pricedSymbolOf } from '@everything-wallet/core/tokens/pricedSymbolOf';
import { TransactionDetail } from '../../features/transactions/components/TransactionDetail.tsx';
import type { Transaction } from '../../features/transactions/Transaction.ts';
import { isOpen } from '../../features/transactions/transactionState.ts';
import { usePrices } from '../../lib/prices/usePrices.ts';
import { TransactionActions } from './TransactionActions.tsx';

interface TransactionScreenProps {
  userId: string;
  transaction: Transaction;
}

/** A transaction with what it is worth now, and while its outcome is open with what may be done about it. */
export function TransactionScreen({ userId, transaction }: TransactionScreenProps) {
  const network = findNetworkById(transaction.network);
  const symbol = network && pricedSymbolOf(network, transaction.contract_address);
  const { prices, isOld } = usePrices(symbol === undefined ? [] : [symbol], { isRestingWhenIdle: true });
  const priceNow = symbol === undefined || isOld ? undefined : prices?.[symbol]?.usd;
  return (
    <TransactionDetail transaction={transaction} priceNow={priceNow}>
      {network && isOpen(transaction) && <TransactionActions userId={userId} transaction={transaction} />}
    </TransactionDetail>
  );
}
