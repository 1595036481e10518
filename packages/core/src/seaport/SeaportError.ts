/**
 * Reason why an order is rejected as the sale of one NFT at one price:
 * - 'malformed': its parts are not an order;
 * - 'wrongItem': it offers no NFT, none of it, more than one of ERC-721, or another one than requested;
 * - 'token': the offered 'NFT' is a token: the NFT's number would be an amount;
 * - 'moreItems': it offers several items;
 * - 'criteria': any NFT of a collection may be chosen later;
 * - 'dutch': an amount changes with time;
 * - 'restricted': a contract decides who can buy it, or makes the order;
 * - 'parts': several are sold, and anyone can buy some of them, before or during the purchase;
 * - 'conduit': an unknown contract transfers the sold item;
 * - 'noProceeds': the seller receives nothing of the price;
 * - 'paidInToken': it is paid in something other than the network's coin, or in several items;
 * - 'hiddenFee': others than the seller receive more than was named;
 * - 'otherPrice': the price differs from the named one;
 * - 'notYet', 'expired': it cannot be bought yet, or any more;
 * - 'selfBuy': seller and buyer are one account;
 * - 'badSignature': no key can have made its signature, or its s is in the upper half (EIP-2);
 * - 'bulkSignature': it was signed together with other orders, which is not supported here;
 * - 'contractSignature': only contracts accept a signature of this length (EIP-1271);
 * - 'otherChain': it was signed for another of the networks;
 * - 'otherSigner': another account signed it, or the seller for an unknown chain, or another counter or
 *   order;
 * - 'terms': the listing is not a sale: no price, no time, or not exactly one NFT.
 */
export type OrderFault =
  | 'malformed'
  | 'wrongItem'
  | 'token'
  | 'moreItems'
  | 'criteria'
  | 'dutch'
  | 'restricted'
  | 'parts'
  | 'conduit'
  | 'noProceeds'
  | 'paidInToken'
  | 'hiddenFee'
  | 'otherPrice'
  | 'notYet'
  | 'expired'
  | 'selfBuy'
  | 'badSignature'
  | 'bulkSignature'
  | 'contractSignature'
  | 'otherChain'
  | 'otherSigner'
  | 'terms';

/** An order that this wallet neither makes nor fulfils. */
export class SeaportError extends Error {
  override readonly name = 'SeaportError';
  readonly reason: OrderFault;

  constructor(reason: OrderFault, options?: ErrorOptions) {
    super(`The order is not taken: ${reason}`, options);
    this.reason = reason;
  }
}
