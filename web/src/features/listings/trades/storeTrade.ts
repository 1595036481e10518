import type { TradeAccount, TradedNft } from '../TradedNft.ts';
import { storedHere } from './storedHere.ts';
import type { Trade } from './Trade.ts';
import { trades } from './trades.ts';

interface SignedTrade {
  readonly userId: string;
  readonly nft: Pick<TradedNft, 'network' | 'contract' | 'tokenId' | 'name'>;
  readonly kind: Trade['kind'];
  readonly account: TradeAccount;
  readonly txHash: string;
  /** Hashes of orders. */
  readonly hashes: readonly string[];
  /** Price in the smallest unit; absent if it is no purchase. */
  readonly price?: string;
  /** Number bought. */
  readonly units?: string;
}

/**
 * Stores a signed call before its broadcast.
 *
 * @returns the stored record
 */
export function storeTrade(signed: SignedTrade): Trade {
  const { userId, nft, kind, account, txHash, hashes, price, units } = signed;
  const trade: Trade = {
    id: crypto.randomUUID(),
    user_id: userId,
    kind,
    network: nft.network.id,
    account: account.address,
    contract: nft.contract,
    token_id: nft.tokenId,
    name: nft.name,
    price: price ?? null,
    order_hashes: [...hashes],
    tx_hash: txHash.toLowerCase(),
    written_at: Date.now(),
    ...(units !== undefined && { units }),
  };
  storedHere.add(trade.id);
  trades.write(trade);
  return trade;
}
