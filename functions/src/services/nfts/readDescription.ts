import { z } from 'zod';
import { AnswerTooLargeError } from '../chain/AnswerTooLargeError.ts';
import type { QuorumClient } from '../chain/QuorumClient.ts';
import { RpcError } from '../chain/RpcError.ts';
import { isCallRevert } from '../chain/isCallRevert.ts';
import { readUint } from '../holdings/readUint.ts';
import { decodeTokenText } from '../tokens/decodeTokenText.ts';
import type { NftName } from './NftMetadataStore.ts';
import type { NftStandard } from './NftRecords.ts';
import { tokenSelectors } from '../abi/tokenSelectors.ts';
import { word } from '../abi/word.ts';
import { addressInWord } from '../abi/addressInWord.ts';

/** Call data that asks a contract for its standard (ERC-165). */
const IS_ERC721 = `0x01ffc9a780ac58cd${'0'.repeat(56)}`;
const IS_ERC1155 = `0x01ffc9a7d9b67a26${'0'.repeat(56)}`;

/** Maximum gas units of one read: drawing a picture on chain takes millions. */
const GAS = '0x1c9c380';

/** The same for a token's owner: so little that no answer is long. */
const GAS_OF_OWNER = '0xf4240';

const MAX_NAME = 100;

/**
 * Maximum bytes of a contract's metadata address, which may be the metadata themselves; and of a node's whole
 * response about a token.
 */
const MAX_URI = 1_000_000;
const MAX_ANSWER = 2_500_000;

/** Places of `{id}` that are filled in. */
const MAX_IDS = 100;

/** Marks an answer that was too long to read. */
const TOO_LARGE = 'tooLarge' as const;

/** Bytes of one ABI word, and hexadecimal digits of it. */
const WORD = 32;
const DIGITS = 2 * WORD;

const hexSchema = z
  .string()
  .regex(/^0x[0-9a-fA-F]*$/)
  .refine((hex) => hex.length % 2 === 0);

/** A contract's description of a token, on which nodes agree. */
export interface NftDescription {
  readonly standard: NftStandard | null;
  readonly collection: string;
  /**
   * Address of its metadata, with `{id}` filled in; null if the contract has none; undefined if nodes
   * disagree.
   */
  readonly uri: string | null | undefined;
  /** True if it is too long to read: then it counts as empty. */
  readonly isTooLarge: boolean;
}

/**
 * Reads a contract's description of a token from the nodes, in an exchange of its own; if two or more are
 * configured, two must agree.
 */
export async function readDescription(
  nodes: QuorumClient,
  { contract, tokenId }: NftName,
): Promise<NftDescription> {
  const id = word(BigInt(tokenId));
  const calls = [
    `${tokenSelectors.tokenUri}${id}`,
    `${tokenSelectors.uri}${id}`,
    IS_ERC721,
    IS_ERC1155,
    tokenSelectors.name,
  ];
  const answers = await nodes.ask(async (_, batchQuery) => {
    const questions = calls.map((data) => ({
      method: 'eth_call',
      params: [{ to: contract, data, gas: GAS }, 'latest'],
    }));
    try {
      const results = await batchQuery(questions, MAX_ANSWER);
      return results.map((result) => {
        if (result instanceof RpcError) return isCallRevert(result) ? null : undefined;
        return hexSchema.safeParse(result.result).data;
      });
    } catch (error) {
      // Not the node's failure: it returned the contract's answer.
      if (error instanceof AnswerTooLargeError) return TOO_LARGE;
      throw error;
    }
  });
  const agreed = <Value extends string | bigint | number | null>(
    index: number,
    read: (answer: string | null) => Value,
  ) =>
    answers.agreed((answer) => {
      const result = answer === TOO_LARGE ? undefined : answer[index];
      return result === undefined ? undefined : read(result);
    });
  const tooLarge = answers.given.filter((answer) => answer === TOO_LARGE).length;
  if (tooLarge >= answers.needed) return { standard: null, collection: '', uri: undefined, isTooLarge: true };
  const tokenUri = agreed(0, textIn);
  const uri = agreed(1, textIn);
  const standard = standardOf(agreed(2, uintIn) === 1n, agreed(3, uintIn) === 1n, tokenUri, uri);
  // Some ERC-1155 contracts have no `uri`, and answer like ERC-721.
  const named = standard === 'erc1155' ? (uri ?? tokenUri) : tokenUri;
  const filled = typeof named === 'string' ? filledIn(named, id) : named;
  return {
    standard,
    collection: agreed(4, (answer) => decodeTokenText(answer ?? undefined, MAX_NAME)) ?? '',
    uri: typeof filled === 'number' ? undefined : filled,
    isTooLarge: typeof filled === 'number',
  };
}

/**
 * Reads the owners of ERC-721 tokens on which nodes agree, in lower case; null if they disagree, or the
 * contract names none.
 */
export async function readOwners(nodes: QuorumClient, names: readonly NftName[]): Promise<(string | null)[]> {
  if (names.length === 0) return [];
  const answers = await nodes.ask(async (_, batchQuery) => {
    const results = await batchQuery(
      names.map(({ contract, tokenId }) => ({
        method: 'eth_call',
        params: [
          { to: contract, data: `${tokenSelectors.ownerOf}${word(BigInt(tokenId))}`, gas: GAS_OF_OWNER },
          'latest',
        ],
      })),
      MAX_ANSWER,
    );
    return results.map((result) =>
      result instanceof RpcError
        ? undefined
        : (uintIn(hexSchema.safeParse(result.result).data ?? null) ?? undefined),
    );
  });
  return names.map((_, index) => {
    const owner = answers.agreed((answer) => answer[index]) ?? 0n;
    return owner === 0n || owner >> 160n !== 0n ? null : addressInWord(owner);
  });
}

function standardOf(
  isErc721: boolean,
  isErc1155: boolean,
  tokenUri: string | number | null | undefined,
  uri: string | number | null | undefined,
): NftStandard | null {
  if (isErc721 !== isErc1155) return isErc721 ? 'erc721' : 'erc1155';
  // A contract that reports both standards, or neither, counts as the one it behaves like.
  if ((tokenUri ?? null) !== null) return 'erc721';
  return (uri ?? null) !== null ? 'erc1155' : null;
}

function uintIn(answer: string | null): bigint | null {
  return readUint(answer) ?? null;
}

/**
 * Decodes an ABI string; null if it is missing or empty. Its length is read first: if it is too long, only the
 * length is returned.
 */
function textIn(answer: string | null): string | number | null {
  if (answer === null) return null;
  const start = numberAt(answer, 0);
  const length = start === undefined ? undefined : numberAt(answer, start);
  if (start === undefined || length === undefined) return null;
  if (length > MAX_URI) return length;
  const from = 2 + 2 * (start + WORD);
  const digits = answer.slice(from, from + 2 * length);
  if (digits.length < 2 * length) return null;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(digits, 'hex'));
    return text.trim() === '' ? null : text;
  } catch {
    return null;
  }
}

/** The word at a byte where it can be a place or a length within the answer, else undefined. */
function numberAt(answer: string, byte: number): number | undefined {
  const digits = answer.slice(2 + 2 * byte, 2 + 2 * byte + DIGITS);
  if (digits.length < DIGITS) return undefined;
  const value = BigInt(`0x${digits}`);
  return value < BigInt(answer.length / 2) ? Number(value) : undefined;
}

/** Fills the id in; how long it would become where that is more than is read. */
function filledIn(uri: string, id: string): string | number {
  const parts = uri.split('{id}', MAX_IDS + 2);
  if (parts.length > MAX_IDS + 1) return Infinity;
  const text = parts.join(id);
  const length = Buffer.byteLength(text);
  return length > MAX_URI ? length : text;
}
