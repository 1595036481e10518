import { getAddress } from 'ethers/address';
import { ZeroAddress } from 'ethers/constants';
import { namehash } from 'ethers/hash';
import type { Chain } from '../chain/Chain.ts';
import { contractSelectors } from '../abi/contractSelectors.ts';

const { resolver: RESOLVER, address: ADDRESS, name: NAME } = contractSelectors.names;

/** Maximum bytes of a name, longer than any in use; a resolver may return a text of any length. */
const MAX_NAME_BYTES = 1_024;

/** Bytes of one ABI word. */
const WORD = 32;

/**
 * Resolves a name on chain: by its own resolver, and no other (ERC-137). Resolvers of parent names (ENSIP-10)
 * and servers that a resolver points to (ERC-3668) are not queried.
 *
 * @param name normalised (ENSIP-15)
 * @returns a checksum address; undefined if the name has none
 * @throws ChainUnavailableError, NodesDisagreeError
 */
export async function addressOfName(
  chain: Chain,
  registry: string,
  name: string,
): Promise<string | undefined> {
  const node = namehash(name).slice(2);
  const resolver = await askForAddress(chain, registry, RESOLVER + node);
  return resolver === undefined ? undefined : askForAddress(chain, resolver, ADDRESS + node);
}

/**
 * Reads the owner's name for an address (ERC-181): anyone can write any name there, so it proves nothing
 * until the name resolves back.
 *
 * @returns as written; undefined if the name has none
 * @throws ChainUnavailableError, NodesDisagreeError
 */
export async function writtenNameOf(
  chain: Chain,
  registry: string,
  address: string,
): Promise<string | undefined> {
  const node = namehash(`${address.slice(2).toLowerCase()}.addr.reverse`).slice(2);
  const resolver = await askForAddress(chain, registry, RESOLVER + node);
  if (resolver === undefined) return undefined;
  return decodeText(await chain.callUnanimous({ to: resolver, data: NAME + node }));
}

/** Reads an address; undefined for anything else, including the zero address. */
async function askForAddress(chain: Chain, to: string, data: string): Promise<string | undefined> {
  const answer = await chain.callUnanimous({ to, data });
  const digits = /^0x0{24}([0-9a-f]{40})$/i.exec(answer ?? '')?.[1];
  const address = digits === undefined ? ZeroAddress : getAddress(`0x${digits}`);
  return address === ZeroAddress ? undefined : address;
}

/** An ABI string, strictly: UTF-8 at the offset and of the length that it states. */
function decodeText(answer: string | undefined): string | undefined {
  const bytes = Buffer.from((answer ?? '0x').slice(2), 'hex');
  const offset = lengthAt(bytes, 0);
  const length = offset === undefined ? undefined : lengthAt(bytes, offset);
  if (offset === undefined || length === undefined || length === 0 || length > MAX_NAME_BYTES)
    return undefined;
  const text = bytes.subarray(offset + WORD, offset + WORD + length);
  try {
    return text.length < length ? undefined : new TextDecoder('utf-8', { fatal: true }).decode(text);
  } catch {
    return undefined;
  }
}

function lengthAt(bytes: Buffer, at: number): number | undefined {
  const word = bytes.subarray(at, at + WORD);
  if (word.length < WORD) return undefined;
  const value = BigInt(`0x${word.toString('hex')}`);
  return value < BigInt(bytes.length) ? Number(value) : undefined;
}
