import { Transaction } from 'ethers';

/** Returns a valid input for each callable, by name. */
export function callableInputs(address: string): Record<string, object> {
  const network = 'sepolia';
  const contract = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
  const digest = 'ab'.repeat(32);
  return {
    accountAccess: { action: 'endOtherSessions' },
    estimateGas: { from: address, to: contract, value: '0x1', network },
    finishSetup: { phrase_hash: digest, address },
    generateApiKey: {},
    getBalance: { address, network },
    getTokenBalance: { address, contract, network },
    getTokenDetails: { address: contract, network },
    getTokenPrices: { symbols: ['ETH'] },
    reconcileTransactions: {},
    refreshWallet: { balances: [{ address, network }], prices: { symbols: ['ETH'] }, settling: {} },
    sendTransaction: { signedTransaction: forgedTransaction, network },
    storeListing: { network, order: {} },
    storeRecoveryPhraseHash: { phrase_hash: digest },
    verifyRecoveryPhrase: { phrase_to_verify: digest },
  };
}

/** Signed bytes of an account without funds. */
const forgedTransaction = Transaction.from({
  type: 2,
  chainId: 11_155_111,
  to: `0x${'1'.repeat(40)}`,
  value: 1n,
  nonce: 0,
  gasLimit: 21_000n,
  maxFeePerGas: 1n,
  maxPriorityFeePerGas: 1n,
  signature: { r: `0x${'11'.repeat(32)}`, s: `0x${'22'.repeat(32)}`, v: 27 },
}).serialized;
