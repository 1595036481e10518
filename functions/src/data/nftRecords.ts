import { collections } from '@everything-wallet/core/documents/collections';
import type { CallKind } from '@everything-wallet/core/documents/transaction';
import type { Query, Timestamp } from '@google-cloud/firestore';
import { z } from 'zod';
import { noteUsage } from '../requests/usage.ts';
import { firestore } from './firestore.ts';

/** Calls by which an NFT may come or leave: what else is signed moves none, and is not read. */
const nftCallKinds = [
  'transferFrom',
  'nftTransfer',
  'multiTokenTransfer',
  'fulfillOrder',
  'multicall',
] as const satisfies readonly CallKind[];

const standards = ['erc721', 'erc1155'] as const;

/** Fields of a record that are read: of thousands of them nothing else is sent. */
const fields = [
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
  standard: z.enum(standards),
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

/** An NFT, as the services' `RecordedNft`. */
type Nft = z.output<typeof nftSchema>;

/** The records of NFTs among those of a user's transactions. */
export const nftRecords = {
  async findCalls(
    userId: string,
    networkId: string,
    most: number,
  ): Promise<{ from: string; left: Nft[]; came: Nft[]; at: number | null }[]> {
    const { getFirestore } = await firestore();
    const found = await read(
      getFirestore()
        .collection(collections.transactions)
        .where('user_id', '==', userId)
        .where('network', '==', networkId)
        .where('call_kind', 'in', nftCallKinds),
      most,
    );
    return found.map((record) => {
      const sent = nftOf(record);
      return {
        from: String(record['from_address']),
        left: [...(sent ? [sent] : []), ...movedIn(record['left'])],
        came: movedIn(record['came']),
        at: timeOf(record),
      };
    });
  },

  async findArrived(
    userId: string,
    networkId: string,
    most: number,
    contracts?: readonly string[],
  ): Promise<(Nft & { to: string; isUnverified: boolean; arrivedAt: number | null })[]> {
    const { getFirestore } = await firestore();
    const all = getFirestore()
      .collection(collections.transactions)
      .where('user_id', '==', userId)
      .where('network', '==', networkId);
    const found = await read(
      contracts ? all.where('contract_address', 'in', contracts) : all.where('standard', 'in', standards),
      most,
    );
    // One that cannot be read keeps its place: pages are counted by records.
    return found.map((record) => {
      const nft = record['type'] === 'receive' ? nftOf(record) : undefined;
      return {
        ...(nft ?? { contract: '', tokenId: '0', standard: 'erc721' as const }),
        to: String(record['to_address']),
        isUnverified: record['is_unverified'] === true,
        arrivedAt: timeOf(record),
      };
    });
  },
};

type Fields = Readonly<Partial<Record<(typeof fields)[number], unknown>>>;

async function read(query: Query, most: number): Promise<Fields[]> {
  const found = await query
    .orderBy('timestamp', 'desc')
    .select(...fields)
    .limit(most)
    .get();
  // A query that finds nothing is paid for as one document.
  noteUsage({ documents: Math.max(1, found.size) });
  return found.docs.map((document) => document.data());
}

function nftOf({ contract_address: contract, token_id: tokenId, standard }: Fields): Nft | undefined {
  return nftSchema.safeParse({ contract, tokenId, standard }).data;
}

function movedIn(list: unknown): Nft[] {
  return listSchema.parse(list).flatMap((moved) => movedSchema.safeParse(moved).data ?? []);
}

/** When the block of a record was made: of what came in `timestamp` says it, of what was signed `block_time`. */
function timeOf({ type, timestamp, block_time: blockTime }: Fields): number | null {
  if (typeof blockTime === 'number') return blockTime;
  return type === 'receive' && isTimestamp(timestamp) ? timestamp.toMillis() : null;
}

function isTimestamp(value: unknown): value is Timestamp {
  return typeof value === 'object' && value !== null && 'toMillis' in value;
}
