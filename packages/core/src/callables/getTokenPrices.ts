import { z } from 'zod';
import { coinPricesSchema, symbolSchema } from '../schemas/coinPrices.ts';
import { callableContract } from './CallableContract.ts';

/**
 * get-token-prices: dollar prices by symbol. Unknown symbols are absent from the map.
 *
 * `source` is 'sample' where built-in sample prices replace the market; `asOf` is ISO 8601, and `ageMs` the
 * milliseconds from then to the answer by the server's clock, for devices whose clock is wrong. `rates` are
 * the value of a dollar in other currencies, of the same source and time; absent where the source gave none.
 */
export const getTokenPrices = callableContract({
  name: 'getTokenPrices',
  input: z.strictObject({
    symbols: z
      .array(symbolSchema)
      .min(1, 'must name at least one symbol')
      .max(50, 'must name at most 50 symbols'),
  }),
  output: coinPricesSchema,
});
