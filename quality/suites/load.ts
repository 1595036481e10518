import { availableParallelism, loadavg } from 'node:os';
import { refreshWallet } from '@everything-wallet/core/callables/refreshWallet';
import { alwaysOnNetworks } from '@everything-wallet/core/networks/networks';
import { Wallet } from 'ethers';
import { callRpc } from '../../tools/chains/callRpc.ts';
import { optionValue } from '../../tools/deploy/optionValue.ts';
import { askInOpenLoop, type TimedQuestion } from '../load/askInOpenLoop.ts';
import { failuresIn } from '../load/failuresIn.ts';
import { percentile } from '../load/percentile.ts';
import { recordOpenWallet, type OpenWallet } from '../load/recordOpenWallet.ts';
import { roughNodes } from '../load/roughNodes.ts';
import { setBalance } from '../production/chains.ts';
import { CLIENT_HEADER } from '../production/proxyTo.ts';
import { StandIn } from '../production/StandIn.ts';
import { StandInUser } from '../production/StandInUser.ts';
import { Tally } from '../production/Tally.ts';
import type { QualitySuite } from '../QualitySuite.ts';

/** People behind one internet address, as in an office or a café, and others who have one of their own each. */
const BEHIND_ONE = 50;
const OTHERS = 50;

/**
 * Time for which a wallet is open: slightly longer than the polling interval of networks in the background.
 */
const OPEN_MS = 200_000;

/** Milliseconds within which they open their wallets. */
const OPENING_MS = 30_000;

/** Milliseconds between two questions to the source of prices; clocks are read a little late on a busy machine. */
const PRICES_MS = 30_000;
const LATENESS_MS = 500;

/** Instances of each function that a new project's deployment may have (functions/.env.example). */
const PARAMS = { MAX_INSTANCES: '2' };

/** Blocks mined before the wallet opens: more than any of the networks needs for finality. */
const BLOCKS_BEFORE = 150;

const COIN = 10n ** 18n;

/**
 * Limits: the share of failed parts in all calls, and the duration of calls where a node takes up to half a
 * second.
 */
const MAX_FAILED = 0.005;
const MAX_P50_MS = 1_500;
const MAX_P99_MS = 4_000;

/** Code of a rate-limit error. */
const RATE_LIMITED = 'resource-exhausted';

/** Code of a slow part, which the browser requests again by itself. */
const LATE = 'deadline-exceeded';

/**
 * A hundred users open their wallets and leave them open, half of them behind one internet address, while
 * nodes are slow and refuse some requests. The requests of each, and their times, were recorded in a browser
 * with the same nodes. The functions are the processes of the stand-in for production.
 */
export const load: QualitySuite = {
  claim:
    'Fifty wallets open behind one IP address, and fifty elsewhere, are refused nothing while nodes are slow and fail. Answers take at most 1.5 s (p50) and 4 s (p99).',
  async work(run) {
    const { log } = run;
    const tally = new Tally(log);
    const standIn = await StandIn.start(run);
    const { name } = refreshWallet;
    const endpoint = standIn.manifest.endpoints[name];
    standIn.instances = { [name]: optionValue(endpoint?.maxInstances, PARAMS, 1) };
    const processes = await standIn.processesOf(name);
    await liveChains(standIn);

    const recorded = await recordOpenWallet(standIn, {
      ms: OPEN_MS,
      beforeOpening: async (address) => {
        await setBalance(standIn, 'mainnet', address, COIN);
        roughNodes(standIn.nodes);
      },
    });
    for (const { afterMs, name: asked, body } of recorded.calls)
      log(`  after ${(afterMs / 1_000).toFixed(1)} s: ${asked} ${partsOf(body)}`);
    const calls = recorded.calls.length;
    tally.expect(
      recorded.calls.some(({ body }) => body.includes('"holdings"')) &&
        recorded.calls.some(({ body }) => body.includes('"incoming"')),
      'the wallet asked for no holdings, or for nothing that came in',
    );

    const office = StandInUser.signUp(standIn).address;
    const users = Array.from({ length: BEHIND_ONE + OTHERS }, (_, index) => {
      const user = StandInUser.signUp(standIn);
      return {
        idToken: user.idToken,
        isBehindOne: index % 2 === 0 && index < 2 * BEHIND_ONE,
        address: user.address,
        account: Wallet.createRandom().address,
      };
    });
    for (const { account } of users) await setBalance(standIn, 'mainnet', account, COIN);
    const questions = users.flatMap(({ idToken, isBehindOne, address, account }, index) => {
      const openedMs = (index / users.length) * OPENING_MS;
      const headers = {
        'content-type': 'application/json',
        authorization: `Bearer ${idToken}`,
        [CLIENT_HEADER]: isBehindOne ? office : address,
      };
      return callsOf(recorded, account).map(({ afterMs, name: asked, body }): TimedQuestion => ({
        atMs: openedMs + afterMs,
        url: `${standIn.functionsUrl}/${asked}`,
        headers,
        body,
      }));
    });
    // Warm functions: a cold start on this machine does not predict Google's.
    const first = StandInUser.signUp(standIn);
    const { address } = Wallet.createRandom();
    const question = { address, network: 'mainnet' as const };
    await Promise.all(processes.map(() => first.call(refreshWallet, { balances: [question] })));

    const requestsBefore = standIn.prices.askedAt.length;
    const nodesBefore = nodesOf(standIn);
    let memory = 0;
    const sampling = setInterval(() => {
      memory = Math.max(memory, ...processes.map((each) => each.memoryMiB()));
    }, 500);
    const answers = await askInOpenLoop(questions);
    clearInterval(sampling);

    const failures = answers.map(({ status, body }) => failuresIn(status, body));
    const counts = Object.groupBy(failures.flat(), (code) => code);
    const countOf = (code: string) => counts[code]?.length ?? 0;
    const parts = answers.reduce(
      (sum, { body }) => sum + (body.match(/"(answer|failure)":/g)?.length ?? 1),
      0,
    );
    const isLimited = (codes: readonly string[]) => codes.includes(RATE_LIMITED);
    const limited = new Set(
      failures.flatMap((codes, index) =>
        isLimited(codes) ? [questions[index]?.headers['authorization']] : [],
      ),
    ).size;
    tally.expect(limited === 0, `${limited} of ${users.length} users were rate limited`);
    const failed = failures.flat().length - countOf(LATE) - countOf(RATE_LIMITED);
    tally.expect(failed <= MAX_FAILED * parts, `${failed} of ${parts} parts failed`);
    const times = answers.map(({ ms }) => ms);
    const [p50, p99] = [percentile(times, 50), percentile(times, 99)];
    tally.expect(p50 <= MAX_P50_MS, `p50 is ${Math.round(p50)} ms`);
    tally.expect(p99 <= MAX_P99_MS, `p99 is ${Math.round(p99)} ms`);
    const limit = optionValue(endpoint?.availableMemoryMb, PARAMS, 256);
    tally.expect(memory < limit, `${Math.round(memory)} MiB of memory, where ${limit} are deployed`);

    const pricesAt = standIn.prices.askedAt.slice(Math.max(0, requestsBefore - 1));
    const pauses = pricesAt.slice(1).map((at, index) => at - (pricesAt[index] ?? 0));
    const shortest = Math.min(...pauses);
    tally.expect(
      shortest >= PRICES_MS - LATENESS_MS,
      `prices were asked for again after ${Math.round(shortest)} ms`,
    );
    const nodes = nodesOf(standIn);
    const figures = [
      `${calls} calls each of ${BEHIND_ONE} users behind one address and ${OTHERS} others, in ${OPEN_MS / 1_000} s on ${processes.length} instances`,
      `${answers.length} calls of ${parts} parts: ${Object.entries(counts)
        .map(([code, all]) => `${all?.length ?? 0} ${code}`)
        .join(', ')}`,
      `p50 ${Math.round(p50)} ms, p99 ${Math.round(p99)} ms`,
      `${Math.round(memory)} MiB of ${limit}`,
      `${standIn.prices.askedAt.length - requestsBefore} questions for prices`,
      `${nodes.asked - nodesBefore.asked} to nodes, of which they refused ${nodes.refused - nodesBefore.refused}`,
      // Times are of a machine that does nothing else.
      `load average ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`,
    ];
    log(`  ${figures.join('; ')}`);
    return { ...tally.counts, figures };
  },
};

/** Has chains make blocks as the networks do. */
async function liveChains({ chainUrls }: StandIn): Promise<void> {
  for (const { rpcName, blockSeconds } of alwaysOnNetworks) {
    await callRpc(chainUrls[rpcName], 'anvil_mine', [BLOCKS_BEFORE]);
    await callRpc(chainUrls[rpcName], 'evm_setIntervalMining', [blockSeconds]);
  }
}

/** The recorded calls, for another account. */
function callsOf({ address, calls }: OpenWallet, account: string): OpenWallet['calls'] {
  const own = new RegExp(address.slice(2), 'gi');
  return calls.map((call) => ({ ...call, body: call.body.replace(own, account.slice(2)) }));
}

/** Returns the parts of a call, by name. */
function partsOf(body: string): string {
  const { data } = JSON.parse(body) as { data?: Readonly<Record<string, unknown>> | null };
  return Object.entries(data ?? {})
    .flatMap(([part, asked]) => {
      if (!Array.isArray(asked)) return [part];
      return asked.length > 0 ? [`${part} ${asked.length}`] : [];
    })
    .join(', ');
}

/** Returns the numbers of received and refused requests of the nodes. */
function nodesOf({ nodes }: StandIn): { readonly asked: number; readonly refused: number } {
  const all = Object.values(nodes).flat();
  return {
    asked: all.reduce((sum, { asked }) => [...asked.values()].reduce((left, count) => left + count, sum), 0),
    refused: all.reduce((sum, { refusals }) => sum + refusals, 0),
  };
}
