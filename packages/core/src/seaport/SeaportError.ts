/**
 * Why an order is not taken for the sale of one NFT at one price:
 * - 'malformed': its parts are no order;
 * - 'wrongItem': it gives no NFT, none of it, or more than one of ERC-721, or another one than was asked for;
 * - 'token': what it gives as an NFT is a token: the NFT's number would be an amount;
 * - 'moreItems': it gives several things;
 * - 'criteria': any NFT of a collection is meant, and which one, somebody says afterwards;
 * - 'dutch': an amount changes with time;
 * - 'restricted': a contract decides who may buy it, or makes the order;
 * - 'parts': several are sold, and anybody may buy some of them, before or while it is bought;
 * - 'conduit': what is sold is taken by a contract that nobody here knows;
 * - 'noProceeds': nothing of what is paid goes to the seller;
 * - 'paidInToken': it is paid in something that is not the network's coin, or in several things;
 * - 'hiddenFee': more than was named goes to somebody else than the seller;
 * - 'otherPrice': it costs something else than was named;
 * - 'notYet', 'expired': it cannot be bought yet, or any more;
 * - 'selfBuy': seller and buyer are one account;
 * - 'badSignature': nobody can have made its signature, or its s is in the upper half (EIP-2);
 * - 'bulkSignature': it was signed together with other orders, which is not read here;
 * - 'contractSignature': it is of a length that contracts alone take (EIP-1271);
 * - 'otherChain': it was signed for another one of the networks;
 * - 'otherSigner': somebody else has signed it, or the seller for a chain that nobody here knows, or another counter or order;
 * - 'terms': what was to be listed is no sale: no price, no time, or not the one NFT that there is.
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
