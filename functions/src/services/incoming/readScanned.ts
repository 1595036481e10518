import type { Network } from '@everything-wallet/core/networks/networks';
import type { Head, TransactionPlace } from '../chain/Ledger.ts';
import { logFailure } from '../../errors/logFailure.ts';
import type { NetworkCursor } from './IncomingStore.ts';
import { scannedName } from './scannedName.ts';
import type { ScannedTransfers } from './ScannedTransfers.ts';
import type { Positions } from './TransferSource.ts';

/** Days of matches that are read: earlier ones may have expired (`MATCH_DAYS`), and a day's blocks differ in number. */
const READ_DAYS = 20;

/** Accounts of a user on a network, and how far they were read. */
export interface ScannedQuestion {
  /** Addresses in lower case. */
  readonly accounts: ReadonlySet<string>;
  /** Returns the time from which watch lists contain an account, in ms since 1970; Infinity where they may not. */
  readonly knownSince: (address: string) => number;
  readonly cursor: Pick<NetworkCursor, 'next' | 'since'>;
  readonly network: Pick<Network, 'blockSeconds' | 'confirmations'>;
  readonly reach: Head;
}

/** Matches of accounts. */
export interface ScannedFindings {
  /**
   * First unread block of each account that the scanner watches. The scanner compared later blocks with the account, or they were read
   * for it; blocks that replace them are compared.
   */
  readonly starts: Positions;
  readonly places: readonly TransactionPlace[];
  /** First block that the next scan reads again: the first unread one, or the first that is not final. */
  readonly positions: Positions;
  /** True if the scan has read the head. */
  readonly hasHead: boolean;
  readonly isBehind: boolean;
}

/** Findings where no scanner reads the network. */
const nothing: ScannedFindings = {
  ...{ starts: new Map(), places: [], positions: new Map(), hasHead: false, isBehind: false },
};

/**
 * Reads the matches that a network's scanner has stored for accounts. An account that the scanner does not watch yet is left out.
 *
 * If the matches cannot be read, all accounts are left out. A stored position is not used if the account was removed and added again
 * since, if the scan began anew, or if matches may have expired.
 */
export async function readScanned(
  scanned: ScannedTransfers | undefined,
  question: ScannedQuestion,
): Promise<ScannedFindings> {
  try {
    return await readMatches(scanned, question);
  } catch (error) {
    // The blocks are there as well.
    logFailure('reading scan matches', error);
    return nothing;
  }
}

async function readMatches(
  scanned: ScannedTransfers | undefined,
  { accounts, knownSince, cursor, network, reach }: ScannedQuestion,
): Promise<ScannedFindings> {
  const blocks = accounts.size > 0 ? await scanned?.blocks(reach) : undefined;
  if (!scanned || !blocks) return nothing;
  const { blockSeconds, confirmations } = network;
  const head = Number(reach.number);
  const oldest = Math.max(blocks.first, head - Math.floor((READ_DAYS * 86_400) / blockSeconds));
  const newest = Math.max(blocks.next, head + 1);
  /** Positions to try: the stored one, then the next block to be scanned. */
  const startsOf = (address: string): readonly number[] => {
    const since = knownSince(address);
    const position = cursor.next[scannedName]?.[address];
    const isSame = cursor.since?.[address] === since;
    const isUsable = position !== undefined && position >= oldest && position <= newest && isSame;
    return [...(isUsable ? [position] : []), ...(since <= blocks.accountsUntil ? [blocks.next] : [])];
  };
  // A scan that is behind may have blocks that the chain has replaced.
  const firstOpen = blocks.stored - confirmations;
  /** Reads from the first start that no gap follows; earlier blocks are read for the account. */
  const findFrom = async (address: string) => {
    for (const start of startsOf(address)) {
      const { matches, isAll, gapUntil = 0 } = await scanned.find(address, start, firstOpen);
      if (gapUntil <= start) return { start, matches, isAll };
    }
    return undefined;
  };
  const starts = new Map<string, bigint>();
  const positions = new Map<string, bigint>();
  const places: TransactionPlace[] = [];
  let isBehind = false;
  await Promise.all(
    [...accounts].map(async (address) => {
      const read = await findFrom(address);
      if (!read) return;
      const { start, matches, isAll } = read;
      const end = isAll ? firstOpen : Math.min(firstOpen, (matches.at(-1)?.block ?? start) + 1);
      starts.set(address, BigInt(start));
      positions.set(address, BigInt(Math.max(start, end)));
      isBehind ||= !isAll;
      places.push(...matches.map(({ txHash, block }) => ({ txHash, blockNumber: BigInt(block) })));
    }),
  );
  return { starts, places, positions, hasHead: blocks.hasHead, isBehind };
}
