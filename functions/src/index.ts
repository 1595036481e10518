export { estimateGas } from './endpoints/estimateGas.ts';
export { getBalance } from './endpoints/getBalance.ts';
export { getTokenPrices } from './endpoints/getTokenPrices.ts';
export { reconcilePendingTransactions } from './endpoints/reconcilePendingTransactions.ts';
export { reconcileTransactions } from './endpoints/reconcileTransactions.ts';
export { sendTransaction } from './endpoints/sendTransaction.ts';
export { storeRecoveryPhraseHash } from './endpoints/storeRecoveryPhraseHash.ts';
export { verifyRecoveryPhrase } from './endpoints/verifyRecoveryPhrase.ts';
