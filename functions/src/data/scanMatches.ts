import { serverCollections } from '@everything-wallet/core/documents/collections';
import { z } from 'zod';
import { firestore } from './firestore.ts';
import { pagesOf } from './pagesOf.ts';

/** Days after which a match is deleted: wallets that were closed for longer scan the blocks themselves. */
export const MATCH_DAYS = 30;

/** Matches that are written at once: Firestore takes 500. */
const MAX_WRITTEN = 300;

/** Matches that are read at once. */
const PAGE = 100;

/** Matches after which no later blocks are read, if they are final; and if they are not. */
const ENOUGH = { ofFinal: 200, ofAll: 2_000 };

/** A transaction that may transfer something to an address. */
export interface ScanMatch {
  /** In lower case or a checksum address. */
  readonly address: string;
  /** 0x and 64 hex digits in lower case. */
  readonly txHash: string;
  readonly block: number;
}

/** Blocks without matches of an address, because it had too many. */
export interface ScanGap {
  /** In lower case or a checksum address. */
  readonly address: string;
  /** Its first block, and the first one after it. */
  readonly from: number;
  readonly until: number;
}

/** Matches of an address. */
export interface FoundMatches {
  readonly matches: readonly Omit<ScanMatch, 'address'>[];
  /** False if later blocks have more. */
  readonly isAll: boolean;
  /** First block after the last gap; absent without one. */
  readonly gapUntil?: number | undefined;
}

/**
 * scan_matches/{chain id}_{transaction hash}_{address in lower case}: a match; scan_matches/{chain id}_gap_{block}_{address in lower
 * case}: the first or the last block of a gap.
 */
const storedMatchSchema = z.union([
  z.object({ gap_until: z.number() }),
  z.object({ tx_hash: z.string(), block: z.number() }),
]);

/** Transactions that the scanners found, by network and address. */
export const scanMatches = {
  /**
   * Writes matches; one of the same transaction and address is replaced, since a reorg can move it to another block.
   *
   * @param chainId EIP-155
   */
  async write(chainId: number, matches: readonly ScanMatch[], now = Date.now()): Promise<void> {
    const documents = matches.map(({ address, txHash, block }) => ({
      id: `${chainId}_${txHash}_${address.toLowerCase()}`,
      fields: { account: accountOf(chainId, address), block, tx_hash: txHash },
    }));
    await writeAll(documents, now);
  },

  /**
   * Writes gaps, each at its first and its last block: a reader that begins before or within a gap finds it.
   *
   * @param chainId EIP-155
   */
  async writeGaps(chainId: number, gaps: readonly ScanGap[], now = Date.now()): Promise<void> {
    const documents = gaps.flatMap(({ address, from, until }) =>
      [...new Set([from, until - 1])].map((block) => ({
        id: `${chainId}_gap_${block}_${address.toLowerCase()}`,
        fields: { account: accountOf(chainId, address), block, gap_until: until },
      })),
    );
    await writeAll(documents, now);
  },

  /**
   * Reads the matches of an address from a block on, in the order of blocks: all, or those of the first blocks with
   * enough. Blocks that are not final are read each time, so that as few as possible are left out.
   *
   * @param firstOpen first block that is not final
   */
  async find(chainId: number, address: string, from: number, firstOpen: number): Promise<FoundMatches> {
    const { getFirestore } = await firestore();
    const query = getFirestore()
      .collection(serverCollections.scanMatches)
      .where('account', '==', accountOf(chainId, address))
      .where('block', '>=', from)
      .orderBy('block');
    const matches: Omit<ScanMatch, 'address'>[] = [];
    let gapUntil: number | undefined;
    for await (const page of pagesOf(query, PAGE)) {
      for (const document of page) {
        const stored = storedMatchSchema.parse(document.data());
        if ('gap_until' in stored) {
          gapUntil = Math.max(gapUntil ?? 0, stored.gap_until);
          continue;
        }
        const { tx_hash: txHash, block } = stored;
        const enough = block < firstOpen ? ENOUGH.ofFinal : ENOUGH.ofAll;
        // A block's matches are read together: the next scan continues with a whole block.
        if (matches.length >= enough && block !== matches.at(-1)?.block)
          return { matches, isAll: false, gapUntil };
        matches.push({ txHash, block });
      }
    }
    return { matches, isAll: true, gapUntil };
  },
};

function accountOf(chainId: number, address: string): string {
  return `${chainId}_${address.toLowerCase()}`;
}

/** Writes documents that expire after `MATCH_DAYS`, in as many batches as they need. */
async function writeAll(
  documents: readonly { readonly id: string; readonly fields: object }[],
  now: number,
): Promise<void> {
  const { getFirestore, Timestamp } = await firestore();
  const db = getFirestore();
  const collection = db.collection(serverCollections.scanMatches);
  const expiresAt = Timestamp.fromMillis(now + MATCH_DAYS * 86_400_000);
  for (let start = 0; start < documents.length; start += MAX_WRITTEN) {
    const batch = db.batch();
    for (const { id, fields } of documents.slice(start, start + MAX_WRITTEN))
      batch.set(collection.doc(id), { ...fields, expires_at: expiresAt });
    await batch.commit();
  }
}
