import { checkHostile } from '../orders/checkHostile.ts';
import { checkPurchases } from '../orders/checkPurchases.ts';
import { checkSales } from '../orders/checkSales.ts';
import { OrderChain } from '../orders/OrderChain.ts';
import { Tally } from '../production/Tally.ts';
import type { QualitySuite } from '../QualitySuite.ts';

const TRADES = 20;

/**
 * Buys and sells NFTs with Seaport on a local chain, checks the chain after each, and presents orders that
 * must not be bought (decision 54).
 */
export const orders: QualitySuite = {
  claim:
    "Purchases and sales by the wallet's own functions match Seaport 1.6 to the unit: hash, owner, price and fee. Hostile orders are never built for signing, and outdated ones fail in the simulation.",
  async work(run) {
    const tally = new Tally(run.log);
    const chain = await OrderChain.start(run);
    await tally.part(`${TRADES} purchases`, () => checkPurchases(chain, tally, TRADES));
    await tally.part(`${TRADES} sales`, () => checkSales(chain, tally, TRADES));
    await tally.part('orders that must not be bought', () => checkHostile(chain, tally));
    return tally.counts;
  },
};
