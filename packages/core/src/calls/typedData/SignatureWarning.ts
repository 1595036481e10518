/**
 * Warnings before a message is signed; each has a text `signature.warning.…`, and each must be accepted
 * before signing. A signature cannot be revoked, and appears on no chain until it is used.
 */
export type SignatureWarning =
  /** The holder of the signature can give a spender a permission. */
  | { readonly type: 'permit'; readonly contract: string; readonly spender: string }
  /** The same, and it is never used up. */
  | { readonly type: 'unlimitedPermit'; readonly contract: string; readonly spender: string }
  /** The holder of the signature can move an asset. */
  | { readonly type: 'transfer'; readonly contract: string }
  /** The holder of the signature can execute an exchange. */
  | { readonly type: 'order' }
  /** An order that gives assets without paying the signer. */
  | { readonly type: 'orderBringsNothing' }
  /** An order that also pays another account. */
  | { readonly type: 'orderPaysOther'; readonly recipient: string }
  /** The signed data contains more than is listed: others decide what else it allows. */
  | { readonly type: 'openEnded' }
  /** It never ends, or ends after more than a month. */
  | { readonly type: 'lasting' }
  /** A call of any kind made by another account, or many orders at once. */
  | { readonly type: 'movesEverything'; readonly contract: string }
  | { readonly type: 'unknownSignature' }
  /** Valid on every chain. */
  | { readonly type: 'noChain' }
  /** Valid on another chain than the selected one, by the salt of its domain. */
  | { readonly type: 'otherChain'; readonly chainId: bigint }
  /** Valid for every contract that reads it this way. */
  | { readonly type: 'noContract' }
  /** 32 bytes, the form of a transaction's or order's hash. */
  | { readonly type: 'looksLikeDigest' }
  /** The message contains a possible recovery phrase. */
  | { readonly type: 'containsPhrase' }
  /** A sign-in message (EIP-4361) for one site that names the address of another. */
  | { readonly type: 'signInElsewhere'; readonly domain: string; readonly host: string }
  /** A sign-in message whose site or address cannot be read. */
  | { readonly type: 'signInUnreadable' };
