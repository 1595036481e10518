import { defaultNetwork } from '@everything-wallet/core/networks/networks';
import { findNetworkById } from '@everything-wallet/core/networks/findNetwork';
import { useCoinPrice } from '../../features/balance/hooks/useCoinPrice.ts';
import { TransactionDetail } from '../../features/transactions/components/TransactionDetail.tsx';
import type { Transaction } from '../../features/transactions/Transaction.ts';
import { isOpen } from '../../features/transactions/transactionState.ts';
import { TransactionActions } from './TransactionActions.tsx';

interface TransactionScreenProps {
  userId: string;
  transaction: Transaction;
}

/** A transaction with what it is worth now, and while its outcome is open with what may be done about it. */
export function TransactionScreen({ userId, transaction }: TransactionScreenProps) {
  const network = findNetworkById(transaction.network);
  const isCoin = network !== undefined && transaction.contract_address === undefined;
  const price = useCoinPrice(network ?? defaultNetwork, isCoin);
  return (
    <TransactionDetail
      transaction={transaction}
      coinPrice={price.status === 'ready' ? price.price.usd : undefined}
    >
      {network && isOpen(transaction) && <TransactionActions userId={userId} transaction={transaction} />}
    </TransactionDetail>
  );
}
