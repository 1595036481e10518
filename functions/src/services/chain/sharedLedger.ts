import type { BlockPayments, FoundLogs, Head, Ledger } from './Ledger.ts';

/**
 * Milliseconds for which heads, and logs of all accounts, serve all users of an instance: less than the pause
 * between two scans of one user on a network that is up to date, so that no two of them use the same heads,
 * and a false head lasts no longer than if each scan requested its own.
 */
const HEADS_MS = 5_000;

/**
 * Returns a ledger that shares user-independent data within an instance: the latest blocks and logs of all
 * accounts, for a few seconds, and a block that several callers request at the same time. For reading alone:
 * no nonce, fee or signature depends on these heads.
 *
 * @param now milliseconds of any clock that does not go back
 */
export function sharedLedger(ledger: Ledger, now: () => number = () => performance.now()): Ledger {
  let heads:
    | { readonly requestedAt: number; readonly promise: Promise<readonly (Head | undefined)[]> }
    | undefined;
  const underWay = new Map<bigint, Promise<BlockPayments>>();
  const logs = new Map<string, { readonly requestedAt: number; readonly promise: Promise<FoundLogs> }>();

  async function getHeads(): Promise<readonly (Head | undefined)[]> {
    if (heads && now() - heads.requestedAt < HEADS_MS) return heads.promise;
    const asking = { requestedAt: now(), promise: ledger.getHeads() };
    heads = asking;
    const forget = () => {
      if (heads === asking) heads = undefined;
    };
    // If all nodes were silent, the next caller asks them again.
    asking.promise.then((all) => {
      if (all.every((head) => head === undefined)) forget();
    }, forget);
    return asking.promise;
  }

  async function getBlockPayments(number: bigint): Promise<BlockPayments> {
    const known = underWay.get(number);
    if (known) return known;
    const asking = ledger.getBlockPayments(number).finally(() => underWay.delete(number));
    underWay.set(number, asking);
    return asking;
  }

  async function findLogs(...[range, topics]: Parameters<Ledger['findLogs']>): Promise<FoundLogs> {
    const isOfAllAccounts = topics.length === 1;
    if (!isOfAllAccounts) return ledger.findLogs(range, topics);
    for (const [key, { requestedAt }] of logs) if (now() - requestedAt >= HEADS_MS) logs.delete(key);
    const key = `${range.from} ${range.to} ${JSON.stringify(topics)}`;
    const known = logs.get(key);
    if (known) return known.promise;
    const asking = { requestedAt: now(), promise: ledger.findLogs(range, topics) };
    logs.set(key, asking);
    asking.promise.catch(() => logs.delete(key));
    return asking.promise;
  }

  return {
    getHeads,
    getBlockPayments,
    findLogs,
    getStateAt: (address, block) => ledger.getStateAt(address, block),
    getTransactionResponses: (txHash) => ledger.getTransactionResponses(txHash),
  };
}
