import { getAddress } from 'ethers/address';
import { createContract, decodeData, Decoder, ERCS, parseAbiItem } from 'micro-eth-signer/abi.js';
import { CLEARSIG_REPO_FULL } from 'micro-eth-signer/clearsig/repo-full.js';
import { networks } from '../../networks/networks.ts';
import type { CallTransaction } from '../CallTransaction.ts';
import { callLimits } from '../callLimits.ts';
import { addressesIn } from './addressesIn.ts';
import type { ClearSigningFacts } from './ClearSigningFacts.ts';
import { DescriptorIndex, type Descriptors } from './DescriptorIndex.ts';

type Described = Exclude<ReturnType<typeof decodeData>, undefined | unknown[]>;

/** Field as the library returns it. */
interface WrittenField {
  readonly value: string;
  readonly format: string;
  readonly rawValue: unknown;
}

/** One row of the description. */
interface ClearField {
  readonly label: string;
  /** Displayed value: an amount with its symbol, a date, an address; the bare number for an unknown token. */
  readonly value: string;
  /** ERC-7730 format of the value; 'raw' if there was none. */
  readonly format: string;
}

/** A call in the words of the contract's own descriptor. */
export interface ClearCall {
  /** Purpose in a word or two, from the descriptor: English, not a text of our catalogue. */
  readonly intent: string;
  readonly fields: readonly ClearField[];
}

/** Transaction with a recipient and whole bytes. */
type CallOfContract = CallTransaction & { readonly to: string };

/** Suffix of the library for an amount of an unknown token. */
const UNKNOWN_TOKEN = ' ???';

/** Describes calls by ERC-7730 descriptors, by default those of the public registry. */
export class DescriptorReader {
  readonly #index: DescriptorIndex;

  constructor(descriptors: Descriptors = { ...ERCS, ...CLEARSIG_REPO_FULL }) {
    this.#index = new DescriptorIndex(descriptors);
  }

  /** @returns undefined where no descriptor fits, or one fails */
  async describe(transaction: CallOfContract, facts: ClearSigningFacts): Promise<ClearCall | undefined> {
    const { to, data, value, chainId } = transaction;
    if (data.length > 2 + callLimits.dataBytes * 2) return undefined;
    const network = networks.find((candidate) => candidate.chainId === chainId);
    const descriptors = this.#index.of(chainId, [to, ...addressesIn(data)]);
    if (!network || Object.keys(descriptors).length === 0) return undefined;
    try {
      const decoder = new Decoder();
      decoder.addClearSig(descriptors as Parameters<Decoder['addClearSig']>[0]);
      const read = decodeData(to, data, value, {
        ...optionsOf(facts),
        resolveChain: () => Promise.resolve({ name: network.name, ticker: network.currency }),
        decoder,
        noDefault: true,
        chainId: BigInt(chainId),
      });
      if (!read || Array.isArray(read) || !read.clearSig || !isCanonical(read, data)) return undefined;
      const { intent, fields } = await read.clearSig;
      return { intent, fields: Object.entries(fields).map(([label, field]) => fieldOf(label, field)) };
    } catch {
      // A descriptor that does not fit the call describes nothing: the decoder's description is shown
      // instead.
      return undefined;
    }
  }
}

function optionsOf({ sender, tokenAt, nameOf, timeOfBlock }: ClearSigningFacts) {
  return {
    from: sender,
    resolveToken: ({ address }: { readonly address: string }) => tokenAt(address),
    ...(nameOf && { resolveAddress: ({ address }: { readonly address: string }) => nameOf(address) }),
    ...(timeOfBlock && { resolveBlock: ({ block }: { readonly block: bigint }) => timeOfBlock(block) }),
  };
}

/**
 * Formats addresses with their checksum, times as ISO 8601, and an amount of an unknown token as the bare
 * number.
 */
function fieldOf(label: string, { value, format, rawValue }: WrittenField): ClearField {
  const isAddress = format === 'addressName' || typeof rawValue === 'string';
  if (isAddress && /^0x[0-9a-f]{40}$/i.test(value)) {
    return { label, value: getAddress(value.toLowerCase()), format };
  }
  // The format has no space before a unit.
  if (format === 'unit') return { label, value: value.replace(' ', ''), format };
  if (format === 'date') return { label, value: isoTime(value), format };
  if (value.endsWith(UNKNOWN_TOKEN)) {
    return { label, value: value.slice(0, -UNKNOWN_TOKEN.length), format: 'raw' };
  }
  return { label, value, format };
}

/** Rewrites `Fri, 03 Apr 2026 07:06:40 GMT` as `2026-04-03 07:06:40Z`; leaves anything else unchanged. */
function isoTime(value: string): string {
  const time = Date.parse(value);
  return Number.isNaN(time) ? value : new Date(time).toISOString().replace('T', ' ').replace('.000', '');
}

/** True if the data is exactly the library's encoding: the contract might read other bytes in another way. */
function isCanonical({ signature, value }: Described, data: string): boolean {
  const [writer] = Object.values(createContract([parseAbiItem(`function ${signature}`)]));
  const encode = (writer as { readonly encodeInput?: (value: unknown) => Uint8Array } | undefined)
    ?.encodeInput;
  if (!encode) return false;
  return (
    `0x${Array.from(encode(inOrder(value)), (byte) => byte.toString(16).padStart(2, '0')).join('')}` === data
  );
}

/** Orders named values by their names, as a function without names takes them. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return value;
  return Object.values(value).map(inOrder);
}
