import type { Network } from '@everything-wallet/core/networks/networks';
import { sharedQuote } from '../../data/sharedQuote.ts';
import type { SharedTokenQuotes } from './TokenPriceBoard.ts';
import { tokenQuoteFields } from './tokenQuoteFields.ts';

/** price_quotes/tokens_{rpcName}: what all instances know of the prices of a network's tokens, and which are wanted. */
export function sharedTokenQuotes({ rpcName }: Network): SharedTokenQuotes {
  const quotes = sharedQuote(`tokens_${rpcName}`, tokenQuoteFields);
  return {
    ...quotes,
    // Beside what is known of each: a price that is there stays.
    want: (contracts, askedAt, asker) =>
      quotes.add({
        tokens: Object.fromEntries(
          contracts.map((contract) => [contract, { asked_at: askedAt, askers: { [asker]: askedAt } }]),
        ),
      }),
  };
}
