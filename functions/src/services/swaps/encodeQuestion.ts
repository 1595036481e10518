import { padToWords, word } from '../abi/word.ts';
import { contractSelectors } from '../abi/contractSelectors.ts';

/** The price that a single question may go to: anywhere. */
const NO_LIMIT = 0n;

/**
 * Encodes a quote of Uniswap v3 pools: `quoteExactInputSingle` for one pool, `quoteExactInput` for more.
 *
 * @param path tokens, from the sold to the bought one
 * @param fees of each pool, in hundredths of a basis point
 * @param amountIn in the smallest unit
 * @returns 0x-prefixed hex
 */
export function encodeQuestion(path: readonly string[], fees: readonly number[], amountIn: bigint): string {
  const [from = '', to = ''] = path;
  const [fee = 0] = fees;
  if (fees.length === 1) {
    const words = [BigInt(from), BigInt(to), amountIn, BigInt(fee), NO_LIMIT];
    return `${contractSelectors.uniswap.quoteSingle}${words.map(word).join('')}`;
  }
  const packed = path
    .map((token, index) => {
      const feeAfter = fees[index];
      return `${token.slice(2).toLowerCase()}${feeAfter === undefined ? '' : feeAfter.toString(16).padStart(6, '0')}`;
    })
    .join('');
  const bytes = packed.length / 2;
  const { quotePath } = contractSelectors.uniswap;
  return `${quotePath}${word(64n)}${word(amountIn)}${word(bytes)}${padToWords(packed)}`;
}
