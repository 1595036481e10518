import type { BlockPayments, FoundLogs, Head, Ledger } from './Ledger.ts';

/**
 * For how long heads, and logs of all accounts, serve all users of an instance, in ms: less than two looks of one user at a network are apart that has nothing
 * more to be read, so that none of them goes twice by the same heads, and what a node says of its head that is not so holds no longer
 * than if each asked.
 */
const HEADS_MS = 5_000;

/**
 * A ledger of which an instance asks once what depends on no user: the latest blocks and logs of all accounts, for a few seconds, and a
 * block that several ask for at the same time. For what is read alone: no nonce, fee or signature goes by these heads.
 *
 * @param now milliseconds of any clock that does not go back
 */
export function sharedLedger(ledger: Ledger, now: () => number = () => performance.now()): Ledger {
  let heads: { readonly asked: number; readonly told: Promise<readonly (Head | undefined)[]> } | undefined;
  const underWay = new Map<bigint, Promise<BlockPayments>>();
  const logs = new Map<string, { readonly asked: number; readonly told: Promise<FoundLogs> }>();

  async function getHeads(): Promise<readonly (Head | undefined)[]> {
    if (heads && now() - heads.asked < HEADS_MS) return heads.told;
    const asking = { asked: now(), told: ledger.getHeads() };
    heads = asking;
    const forget = () => {
      if (heads === asking) heads = undefined;
    };
    // Where all were silent, whoever asks next asks them.
    asking.told.then((told) => {
      if (told.every((head) => head === undefined)) forget();
    }, forget);
    return asking.told;
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
    for (const [key, { asked }] of logs) if (now() - asked >= HEADS_MS) logs.delete(key);
    const key = `${range.from} ${range.to} ${JSON.stringify(topics)}`;
    const known = logs.get(key);
    if (known) return known.told;
    const asking = { asked: now(), told: ledger.findLogs(range, topics) };
    logs.set(key, asking);
    asking.told.catch(() => logs.delete(key));
    return asking.told;
  }

  return {
    getHeads,
    getBlockPayments,
    findLogs,
    getStateAt: (address, block) => ledger.getStateAt(address, block),
    getWitnesses: (txHash) => ledger.getWitnesses(txHash),
  };
}
