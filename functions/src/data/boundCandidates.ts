import { z } from 'zod';
import type { CandidateTransfer, CandidateCall, CandidateNft, NftCandidateList } from './NftCandidateList.ts';

/** Maximum received NFTs in a list: a user who is sent more has thousands of unrequested ones. */
export const MAX_RECEIVED = 2_000;

/** Bytes of a list and of the calls in it: a document of Firestore holds 1 MiB. */
export const MAX_LIST_BYTES = 900_000;
const MAX_CALLS_BYTES = 300_000;

/** Stored form of 'erc1155'; 0 for 'erc721'. */
const MULTI_TOKEN = 1;

const storedNftSchema = z
  .tuple([z.string(), z.string(), z.number()])
  .transform(([contract, tokenId, kind]): CandidateNft => ({
    contract,
    tokenId,
    standard: kind === MULTI_TOKEN ? 'erc1155' : 'erc721',
  }));
const storedListSchema = z.object({
  calls: z.array(
    z
      .tuple([z.string(), z.number().nullable(), z.array(storedNftSchema), z.array(storedNftSchema)])
      .transform(([from, at, left, came]): CandidateCall => ({ from, at, left, came })),
  ),
  arrived: z.array(
    z
      .tuple([z.string(), storedNftSchema, z.string(), z.boolean(), z.number().nullable()])
      .transform(([place, nft, to, isUnverified, arrivedAt]): CandidateTransfer => ({
        place,
        ...nft,
        to,
        isUnverified,
        arrivedAt,
      })),
  ),
  isCut: z.boolean(),
});

/** List that fits into a document, and its stored form. */
interface BoundCandidates {
  readonly list: NftCandidateList;
  readonly text: string;
}

/**
 * Cuts a list to the size of a document: first the oldest unrequested NFTs, of contracts that the user has
 * not dealt with, so that a flood displaces nothing else.
 */
export function boundCandidates({ calls, arrived, isCut }: NftCandidateList): BoundCandidates {
  const storedCalls = withinBytes(calls, storedCall, MAX_CALLS_BYTES);
  const known = new Set(
    calls.flatMap(({ left, came }) => [...left, ...came].map(({ contract }) => contract.toLowerCase())),
  );
  const newestFirst = arrived.toSorted((one, other) => (other.arrivedAt ?? 0) - (one.arrivedAt ?? 0));
  const isWanted = ({ isUnverified, contract }: CandidateTransfer) =>
    !isUnverified || known.has(contract.toLowerCase());
  const byWorth = [...newestFirst.filter(isWanted), ...newestFirst.filter((one) => !isWanted(one))];
  const included = new Set(
    withinBytes(byWorth.slice(0, MAX_RECEIVED), storedTransfer, MAX_LIST_BYTES - MAX_CALLS_BYTES),
  );
  const list = {
    calls: storedCalls,
    arrived: newestFirst.filter((one) => included.has(one)),
    isCut: isCut || storedCalls.length < calls.length || included.size < arrived.length,
  };
  const stored = {
    calls: list.calls.map(storedCall),
    arrived: list.arrived.map(storedTransfer),
    isCut: list.isCut,
  };
  return { list, text: JSON.stringify(stored) };
}

/** Parses a stored list; undefined if malformed. */
export function readCandidates(text: unknown): NftCandidateList | undefined {
  if (typeof text !== 'string') return undefined;
  try {
    return storedListSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** The first of some items that fit into so many bytes. */
function withinBytes<Item>(items: readonly Item[], stored: (item: Item) => unknown, most: number): Item[] {
  let bytes = 0;
  const first = items.findIndex((item) => {
    // With the comma behind it.
    bytes += Buffer.byteLength(JSON.stringify(stored(item))) + 1;
    return bytes > most;
  });
  return first < 0 ? [...items] : items.slice(0, first);
}

function storedNft({ contract, tokenId, standard }: CandidateNft) {
  return [contract, tokenId, standard === 'erc1155' ? MULTI_TOKEN : 0];
}

function storedCall({ from, at, left, came }: CandidateCall) {
  return [from, at, left.map(storedNft), came.map(storedNft)];
}

function storedTransfer({ place, to, isUnverified, arrivedAt, ...nft }: CandidateTransfer) {
  return [place, storedNft(nft), to, isUnverified, arrivedAt];
}
