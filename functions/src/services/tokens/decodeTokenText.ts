import { cutText } from '@everything-wallet/core/strings/cutText';
import { withoutNeedlessInvisibles } from '@everything-wallet/core/strings/withoutNeedlessInvisibles';

/** Bytes of one ABI word. */
const WORD = 32;

/** Maximum bytes of a displayed text: a contract may state any length. */
const MAX_BYTES = 1_024;

/**
 * Decodes the name or symbol of a contract: an ABI string, or the bytes32 of early tokens.
 *
 * A contract may return anything: invisible characters that no script needs are left out, and a long text is cut.
 *
 * @param answer 0x-prefixed hex; undefined if the contract failed
 * @param maxLength of the text, as JavaScript counts
 * @returns an empty text if the answer contains none
 */
export function decodeTokenText(answer: string | undefined, maxLength: number): string {
  const bytes = Buffer.from((answer ?? '0x').slice(2), 'hex');
  const text = textBytes(bytes).subarray(0, MAX_BYTES).toString('utf8');
  // White space of every kind (except U+FEFF) becomes a space before line breaks are left out as invisible.
  const cut = cutText(withoutNeedlessInvisibles(text.replace(/[^\S\uFEFF]+/gu, ' ')).trim(), maxLength);
  // A joiner before the cut joins nothing any more.
  return withoutNeedlessInvisibles(cut).trim();
}

function textBytes(bytes: Buffer): Buffer {
  if (bytes.length === WORD) {
    const end = bytes.indexOf(0);
    return end === -1 ? bytes : bytes.subarray(0, end);
  }
  const offset = readLength(bytes, 0);
  const length = offset === undefined ? undefined : readLength(bytes, offset);
  if (offset === undefined || length === undefined) return Buffer.alloc(0);
  return bytes.subarray(offset + WORD, offset + WORD + length);
}

/** The uint256 at an offset where it can be an offset or length within the bytes, else undefined. */
function readLength(bytes: Buffer, at: number): number | undefined {
  const word = bytes.subarray(at, at + WORD);
  if (word.length < WORD) return undefined;
  const value = BigInt(`0x${word.toString('hex')}`);
  return value < BigInt(bytes.length) ? Number(value) : undefined;
}
