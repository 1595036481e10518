import type { Network } from '@everything-wallet/core/networks/networks';
import { sharedQuote } from '../../data/sharedQuote.ts';
import type { SharedTokenQuotes } from './TokenPriceBoard.ts';
import { tokenQuoteFields } from './tokenQuoteFields.ts';

/**
 * Returns price_quotes/tokens_{rpcName}: all instances' shared prices of a network's tokens, and the wanted
 * ones.
 */
export function sharedTokenQuotes({ rpcName }: Network): SharedTokenQuotes {
  const quotes = sharedQuote(`tokens_${rpcName}`, tokenQuoteFields);
  return {
    ...quotes,
    // Merged with the stored fields: an existing price stays.
    want: (contracts, askedAt, asker) =>
      quotes.add({
        tokens: Object.fromEntries(
          contracts.map((contract) => [contract, { asked_at: askedAt, askers: { [asker]: askedAt } }]),
        ),
      }),
  };
}
