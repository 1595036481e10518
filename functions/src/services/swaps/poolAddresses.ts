import { getCreate2Address } from 'ethers/address';
import { keccak256 } from 'ethers/crypto';
import { LruMap } from '../../cache/LruMap.ts';
import { word } from '../abi/word.ts';

/** The digests of the code that makes a pair of Uniswap v2 and a pool of v3: the same on every network that is named in core. */
const PAIR_CODE_HASH = '0x96e8ac4277198ff8b6f785478aa9a39f403cb768dd02cbee326c3e7da348845f';
const POOL_CODE_HASH = '0xe34f199b19b2b4f47f68442619d555527d244f78a3297ea89325f843f87b8b54';

/** Maximum addresses that are remembered; the least recently used go first. */
const MAX_CACHED = 5_000;

const addresses = new LruMap<string, string>(MAX_CACHED);

/** Returns the address of a Uniswap v2 pair of two tokens, whether it exists or not (EIP-1014). */
export function pairAddress(factory: string, one: string, other: string): string {
  return remembered(factory, inOrder(one, other).map(digitsOf).join(''), PAIR_CODE_HASH);
}

/** Returns the address of a Uniswap v3 pool of two tokens with a fee, whether it exists or not (EIP-1014). */
export function poolAddress(factory: string, one: string, other: string, fee: number): string {
  const words = [...inOrder(one, other), fee].map(word);
  return remembered(factory, words.join(''), POOL_CODE_HASH);
}

/** Returns true if a token comes first in its pools. */
export function isFirst(token: string, other: string): boolean {
  return BigInt(token) < BigInt(other);
}

function inOrder(one: string, other: string): readonly [string, string] {
  return isFirst(one, other) ? [one, other] : [other, one];
}

function digitsOf(address: string): string {
  return address.slice(2).toLowerCase();
}

/** Works an address out once: routes of one quote share their pools, and three digests for each hold up everything else. */
function remembered(factory: string, digits: string, codeHash: string): string {
  const key = `${factory}${digits}`;
  const known = addresses.get(key);
  if (known !== undefined) return known;
  const address = getCreate2Address(factory, keccak256(`0x${digits}`), codeHash);
  addresses.set(key, address);
  return address;
}
