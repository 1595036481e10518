import type { Timestamp } from '@google-cloud/firestore';
import { z } from 'zod';
import type { CandidateTransfer, CandidateCall, CandidateNft } from './NftCandidateList.ts';
import { nftCallKinds } from './nftCallKinds.ts';

/** Standards of NFTs, as records name them. */
export const nftStandards = ['erc721', 'erc1155'] as const;

/** Fields of a record that are read: of thousands of them nothing else is sent. */
export const nftFields = [
  'type',
  'standard',
  'contract_address',
  'token_id',
  'from_address',
  'to_address',
  'is_unverified',
  'timestamp',
  'block_time',
  'left',
  'came',
] as const;

const nftSchema = z.object({
  contract: z.string(),
  tokenId: z.string().regex(/^\d{1,78}$/),
  standard: z.enum(nftStandards),
});
const movedSchema = z
  .object({ kind: z.string(), contract_address: z.string(), token_id: z.string() })
  .transform(({ kind, contract_address: contract, token_id: tokenId }) => ({
    contract,
    tokenId,
    standard: kind,
  }))
  .pipe(nftSchema);
const listSchema = z.array(z.unknown()).catch([]);

type Fields = Readonly<Partial<Record<(typeof nftFields)[number], unknown>>>;

/** Returns true if a record is of a call that may move an NFT. */
export function isNftCall(record: { readonly call_kind?: unknown }): boolean {
  return nftCallKinds.some((kind) => kind === record.call_kind);
}

/** Returns true if a record's standard is one of NFTs. */
export function isNftStandard(standard: unknown): boolean {
  return nftStandards.some((one) => one === standard);
}

/** Reads the NFTs from the record of a call. */
export function nftCallOf(record: Fields): CandidateCall {
  const sent = nftOf(record);
  return {
    from: String(record.from_address),
    left: [...(sent ? [sent] : []), ...movedIn(record.left)],
    came: movedIn(record.came),
    at: timeOf(record),
  };
}

/** Reads the NFT from the record of an incoming transfer, if it is one. */
export function incomingNftOf(place: string, record: Fields): CandidateTransfer | undefined {
  const nft = record.type === 'receive' ? nftOf(record) : undefined;
  return (
    nft && {
      place,
      ...nft,
      to: String(record.to_address),
      isUnverified: record.is_unverified === true,
      arrivedAt: timeOf(record),
    }
  );
}

function nftOf({
  contract_address: contract,
  token_id: tokenId,
  standard,
}: Fields): CandidateNft | undefined {
  return nftSchema.safeParse({ contract, tokenId, standard }).data;
}

function movedIn(list: unknown): CandidateNft[] {
  return listSchema.parse(list).flatMap((moved) => movedSchema.safeParse(moved).data ?? []);
}

/** Returns the block time of a record: `timestamp` for incoming transfers, `block_time` for signed ones. */
function timeOf({ type, timestamp, block_time: blockTime }: Fields): number | null {
  if (typeof blockTime === 'number') return blockTime;
  return type === 'receive' && isTimestamp(timestamp) ? timestamp.toMillis() : null;
}

function isTimestamp(value: unknown): value is Timestamp {
  return typeof value === 'object' && value !== null && 'toMillis' in value;
}
