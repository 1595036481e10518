/** Parts of the answers that each suite lies about, field by field. */
export const rows = {
  send: ['estimateGas', 'sendTransaction', 'getBalance', 'refreshWallet.balances', 'refreshWallet.recipient'],
  addedToken: ['refreshWallet.tokenBalances'],
  refusals: ['refreshWallet.failure'],
  swap: ['refreshWallet.swapQuote', 'refreshWallet.holdings'],
  pools: ['refreshWallet.vaults'],
  review: ['refreshWallet.simulation'],
  market: ['refreshWallet.nftListings'],
  sendNft: ['refreshWallet.nfts'],
  revoke: ['refreshWallet.approvals'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Answers with no field that reaches a signature, with the reason. */
export const neverSigned: Readonly<Record<string, string>> = {
  accountAccess: 'counts what was removed of an account',
  finishSetup: 'answers nothing',
  generateApiKey: 'a key of the REST API, which signs nothing',
  getTokenBalance: 'the same answer as `refreshWallet.tokenBalances`, which has a row, read by the same code',
  getTokenDetails:
    'typed into the form that adds a token: the person confirms decimals, which are stored (addedToken)',
  getTokenPrices: 'no longer read: prices come from `/prices.json`, which signs nothing',
  reconcileTransactions: 'how many transfers still wait',
  storeListing: 'nothing of the answer is read: the order was signed before',
  storeRecoveryPhraseHash: 'answers nothing',
  verifyRecoveryPhrase:
    'whether a phrase is the account’s: the key is compared with the sender before each signature',
  'refreshWallet.prices': 'as getTokenPrices',
  'refreshWallet.tokenPrices':
    'worth in dollars beside amounts; of an amount typed in dollars the coin is shown, and signed',
  'refreshWallet.pastPrices': 'charts',
  'refreshWallet.settling': 'as reconcileTransactions',
  'refreshWallet.uses': 'which accounts are added; their addresses are derived on the device',
  'refreshWallet.incoming': 'notices; no recipient is taken from them',
  'refreshWallet.proof': 'checked against the block’s hash in the browser; nothing is signed by it',
  'refreshWallet.nftMetadata':
    'name, picture and traits beside an NFT: who has it, and by which standard it is sent, `refreshWallet.nfts` says',
  'refreshWallet.maintenance': 'a banner',
};
