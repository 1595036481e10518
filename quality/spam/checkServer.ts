import { CoinSource } from '../../functions/src/services/incoming/CoinSource.ts';
import { MAX_CHEAP } from '../../functions/src/services/incoming/chooseRecords.ts';
import { IncomingScanner } from '../../functions/src/services/incoming/IncomingScanner.ts';
import { LogSource } from '../../functions/src/services/incoming/LogSource.ts';
import { RpcClient } from '../../functions/src/services/chain/RpcClient.ts';
import { HoldingsReader } from '../../functions/src/services/holdings/HoldingsReader.ts';
import { tokenListOf } from '../../functions/src/services/holdings/tokenListOf.ts';
import { createLabelReader } from '../../functions/src/services/tokens/createLabelReader.ts';
import { MemoryIncomingStore } from '../../functions/src/testing/MemoryIncomingStore.ts';
import type { Tally } from '../production/Tally.ts';
import type { SpamChain } from './SpamChain.ts';

/** Maximum number of scans until everything is found. */
const MAX_SCANS = 60;

/** Spam of an account, and its real assets. */
export interface Unwanted {
  readonly account: string;
  readonly spam: readonly string[];
  readonly poisoned: number;
  /** Tokens of the list that it holds. */
  readonly held: ReadonlyMap<string, bigint>;
}

/** Lets the server scan for transfers and holdings, and searches the results for spam. */
export async function checkServer(chain: SpamChain, unwanted: Unwanted, tally: Tally): Promise<string> {
  const { network, url } = chain.figures;
  const { account, spam, poisoned, held } = unwanted;
  const store = new MemoryIncomingStore();
  const ledger = new RpcClient(network.chainId, [url]);
  const sources = [
    new LogSource(ledger, network.confirmations),
    new CoinSource(ledger, network.confirmations),
  ];
  const evm = new RpcClient(network.chainId, [url]);
  let now = Date.now();
  const scanner = new IncomingScanner({
    ledgerOf: () => ledger,
    sourcesOf: () => sources,
    readLabel: createLabelReader(() => evm),
    store,
    requireActiveAccount: () => Promise.resolve(),
    now: () => now,
  });
  const sent = (await chain.transfersTo(account)).length;
  tally.expect(sent === spam.length + poisoned, `${sent} transfers on the chain`);
  let reported = 0;
  let isRead = false;
  const question = { addresses: [account], networks: [network.rpcName], wantsNotices: true };
  for (let count = 0; count < MAX_SCANS && !isRead; count += 1) {
    now += 60_000;
    const answer = await scanner.scan('user', question);
    reported += answer.arrivedCount;
    isRead = !answer.isCatchingUp;
  }
  tally.expect(isRead, 'it is not read to the end');
  const records = [...store.records.values()];
  // Spam beyond a daily limit is in no list, so that it buries no requested transfer.
  tally.expect(records.length === Math.min(sent, MAX_CHEAP), `${records.length} records`);
  const counted = records.filter((record) => record.is_unverified !== true);
  tally.expect(counted.length === 0, `${counted.length} records count as verified`);
  tally.expect(reported === 0, `${reported} notices`);

  const list = await tokenListOf(network.rpcName);
  const reader = new HoldingsReader(network, [url], { tokenList: () => Promise.resolve(list) });
  const tokens = (await store.read()).networks[network.id]?.tokens ?? [];
  const found = new Map<string, bigint>();
  let unverified = 0;
  let from = 0;
  do {
    const question = { addresses: [account], tokens: [], discovers: true, discoversFrom: from };
    const answer = await reader.read(question, tokens);
    const listed = new Map(answer.tokens.map(({ contract, isListed }) => [contract, isListed]));
    for (const { contract, units, agreement } of answer.holdings) {
      if (contract === null || agreement !== 'agreed') continue;
      if (listed.get(contract)) found.set(contract, BigInt(units ?? 0));
      else unverified += 1;
    }
    from = answer.discoversNext;
  } while (from > 0);
  tally.expect(
    found.size === held.size && [...held].every(([contract, units]) => found.get(contract) === units),
    `${found.size} tokens count, where ${held.size} are held`,
  );
  tally.expect(!spam.some((contract) => found.has(contract)), 'spam counts as listed');
  tally.expect(
    unverified === tokens.length && tokens.length > 0,
    `${unverified} unverified of ${tokens.length}`,
  );
  return `${records.length} records, none counts; ${found.size} tokens count, ${unverified} are unverified`;
}
