/**
 * What a person is warned of before a message is signed; each has a text of the catalogue, `signature.warning.…`, and nothing is signed
 * of which one was not accepted. A signature cannot be taken back, and nothing is on any chain until somebody uses it.
 */
export type SignatureWarning =
  /** Whoever has the signature lets somebody take something. */
  | { readonly type: 'permit'; readonly contract: string; readonly spender: string }
  /** The same, and nothing uses it up. */
  | { readonly type: 'unlimitedPermit'; readonly contract: string; readonly spender: string }
  /** Whoever has the signature moves something. */
  | { readonly type: 'transfer'; readonly contract: string }
  /** Whoever has the signature makes an exchange. */
  | { readonly type: 'order' }
  /** An order that gives something and brings the signer nothing. */
  | { readonly type: 'orderBringsNothing' }
  /** An order that pays somebody else as well. */
  | { readonly type: 'orderPaysOther'; readonly recipient: string }
  /** It holds more than is named: what else it allows, somebody else decides. */
  | { readonly type: 'openEnded' }
  /** It never ends, or after more than a month. */
  | { readonly type: 'lasting' }
  /** A call of any kind that somebody else makes, or many orders at once. */
  | { readonly type: 'movesEverything'; readonly contract: string }
  | { readonly type: 'unknownSignature' }
  /** It holds on every chain. */
  | { readonly type: 'noChain' }
  /** It holds on another chain than the one that was chosen, by the salt of its domain. */
  | { readonly type: 'otherChain'; readonly chainId: bigint }
  /** It holds for whatever contract reads it so. */
  | { readonly type: 'noContract' }
  /** 32 bytes, as fingerprints of transactions and orders have them. */
  | { readonly type: 'looksLikeDigest' }
  /** The message contains what reads as a recovery phrase. */
  | { readonly type: 'containsPhrase' }
  /** A sign-in message (EIP-4361) for one site that names the address of another. */
  | { readonly type: 'signInElsewhere'; readonly domain: string; readonly host: string }
  /** A sign-in message whose site or address cannot be read. */
  | { readonly type: 'signInUnreadable' };
