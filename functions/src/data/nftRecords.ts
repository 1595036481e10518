import { collections } from '@everything-wallet/core/documents/collections';
import type { Query, QueryDocumentSnapshot } from '@google-cloud/firestore';
import { logFailure } from '../errors/logFailure.ts';
import { noteUsage } from '../requests/usage.ts';
import { boundCandidates, MAX_RECEIVED } from './boundCandidates.ts';
import { firestore } from './firestore.ts';
import { nftCandidateLists, placeOf } from './nftCandidateLists.ts';
import type { NftCandidateList } from './NftCandidateList.ts';
import { nftCallKinds } from './nftCallKinds.ts';
import { incomingNftOf, nftCallOf, nftFields, nftStandards } from './nftRecordOf.ts';

/**
 * Maximum own calls read for NFTs, and records of their contracts; and the number of contracts Firestore
 * compares at once.
 */
const MAX_OWN = 300;
const MAX_KNOWN = 30;

/** NFT records among a user's transactions. */
export const nftRecords = {
  /** Reads one document, and the records themselves if it is outdated. */
  async read(userId: string, networkId: string): Promise<NftCandidateList> {
    const { getFirestore } = await firestore();
    const db = getFirestore();
    const owner = { user_id: userId, network: networkId };
    const madeAt = Date.now();
    const { list, writtenAt } = await nftCandidateLists.find(db, owner, madeAt);
    noteUsage({ documents: 1 });
    if (list) return list;
    const made = boundCandidates(await readAll(userId, networkId));
    // The caller gets an answer even if it cannot be stored.
    await nftCandidateLists
      .keep(db, owner, made.text, { writtenAt, madeAt })
      .catch((error: unknown) => logFailure('keeping candidates of NFTs', error));
    return made.list;
  },
};

async function readAll(userId: string, networkId: string): Promise<NftCandidateList> {
  const { getFirestore } = await firestore();
  const all = getFirestore()
    .collection(collections.transactions)
    .where('user_id', '==', userId)
    .where('network', '==', networkId);
  const [signed, newest] = await Promise.all([
    read(all.where('call_kind', 'in', nftCallKinds), MAX_OWN),
    read(all.where('standard', 'in', nftStandards), MAX_RECEIVED),
  ]);
  const calls = signed.map((document) => nftCallOf(document.data()));
  const isCut = newest.length >= MAX_RECEIVED;
  const contracts = [
    ...new Set(calls.flatMap(({ left, came }) => [...left, ...came].map(({ contract }) => contract))),
  ];
  // Contracts that the user has dealt with are found behind any flood.
  const ofKnown =
    isCut && contracts.length > 0
      ? await read(all.where('contract_address', 'in', contracts.slice(0, MAX_KNOWN)), MAX_OWN)
      : [];
  const arrived = new Map(
    [...newest, ...ofKnown].flatMap((document) => {
      const transfer = incomingNftOf(placeOf(userId, document.id), document.data());
      return transfer ? [[transfer.place, transfer] as const] : [];
    }),
  );
  return { calls, arrived: [...arrived.values()], isCut };
}

async function read(query: Query, most: number): Promise<QueryDocumentSnapshot[]> {
  const found = await query
    .orderBy('timestamp', 'desc')
    .select(...nftFields)
    .limit(most)
    .get();
  // A query that finds nothing is paid for as one document.
  noteUsage({ documents: Math.max(1, found.size) });
  return found.docs;
}
