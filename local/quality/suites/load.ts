import { refreshWallet } from '@everything-wallet/core/callables/refreshWallet';
import { networks } from '@everything-wallet/core/networks/networks';
import { Wallet } from 'ethers';
import { refreshPace } from '../../../web/src/lib/refresh/refreshPace.ts';
import { optionValue } from '../../deploy/optionValue.ts';
import { askInOpenLoop, type TimedQuestion } from '../load/askInOpenLoop.ts';
import { percentile } from '../load/percentile.ts';
import { CLIENT_HEADER } from '../production/proxyTo.ts';
import { StandIn } from '../production/StandIn.ts';
import { StandInUser } from '../production/StandInUser.ts';
import { Tally } from '../production/Tally.ts';
import type { QualitySuite } from '../QualitySuite.ts';

const USERS = 1_000;
const SECONDS = 60;

/** Milliseconds between two calls of a wallet whose questions are answered, by the browser's own code. */
const PACE_MS = refreshPace({ state: { dataUpdateCount: 2, errorUpdateCount: 0 } });

/** Milliseconds within which they open their wallets. */
const OPENING_MS = 30_000;

/** Calls of an open wallet in its first minute before they were asked together: six balances and two prices. */
const CALLS_BEFORE = 8;

/** Milliseconds between two questions to the source of prices; clocks are read a little late on a busy machine. */
const PRICES_MS = 30_000;
const LATENESS_MS = 500;

/** Instances of each function that a new project's deployment may have (functions/.env.example). */
const PARAMS = { MAX_INSTANCES: '2' };

/**
 * A thousand people open their wallets and look at them for a minute, against the processes of the stand-in for production:
 * each asks at the pace of the browser's own code, from an address and with a token of its own.
 */
export const load: QualitySuite = {
  async work(run) {
    const { log } = run;
    const tally = new Tally(log);
    const standIn = await StandIn.start(run);
    const name = refreshWallet.name;
    const endpoint = standIn.manifest.endpoints[name];
    standIn.instances = { [name]: optionValue(endpoint?.maxInstances, PARAMS, 1) };
    const processes = await standIn.processesOf(name);

    const [network] = networks;
    const data = (address: string) => ({
      balances: [{ address, network: network.rpcName }],
      prices: { symbols: [network.currency] },
    });
    const users = Array.from({ length: USERS }, () => StandInUser.signUp(standIn));
    const questions = users.flatMap((user, index) => {
      const body = JSON.stringify({ data: data(Wallet.createRandom().address) });
      const headers = {
        'content-type': 'application/json',
        authorization: `Bearer ${user.idToken}`,
        [CLIENT_HEADER]: user.address,
      };
      const times: number[] = [];
      for (let atMs = (index / USERS) * OPENING_MS; atMs < SECONDS * 1_000; atMs += PACE_MS) times.push(atMs);
      return times.map((atMs): TimedQuestion => ({
        atMs,
        url: `${standIn.functionsUrl}/${name}`,
        headers,
        body,
      }));
    });
    // A function that has answered before: how long a cold start takes says this machine nothing about Google's.
    for (const user of users.slice(0, processes.length))
      await user.call(refreshWallet, data(Wallet.createRandom().address));

    const askedBefore = standIn.prices.askedAt.length;
    const nodesBefore = askedOf(standIn);
    let memory = 0;
    const sampling = setInterval(() => {
      memory = Math.max(memory, ...processes.map((each) => each.memoryMiB()));
    }, 500);
    const answers = await askInOpenLoop(questions);
    clearInterval(sampling);

    let errors = 0;
    for (const { status, body } of answers) {
      const isWhole = status === 200 && !body.includes('"failure"');
      if (!isWhole) {
        errors += 1;
        if (errors <= 5) log(`  ${status} ${body.slice(0, 300)}`);
      }
    }
    tally.expect(errors === 0, `${errors} of ${answers.length} calls failed`);
    const times = answers.map(({ ms }) => ms);
    const limit = optionValue(endpoint?.availableMemoryMb, PARAMS, 256);
    tally.expect(memory < limit, `${Math.round(memory)} MiB of memory, where ${limit} are deployed`);

    const pricesAt = standIn.prices.askedAt.slice(Math.max(0, askedBefore - 1));
    const pauses = pricesAt.slice(1).map((at, index) => at - (pricesAt[index] ?? 0));
    const shortest = Math.min(...pauses);
    tally.expect(
      shortest >= PRICES_MS - LATENESS_MS,
      `prices were asked for again after ${Math.round(shortest)} ms`,
    );
    const perWallet = (SECONDS * 1_000) / PACE_MS;
    tally.expect(perWallet * 3 <= CALLS_BEFORE, `${perWallet} calls of an open wallet in a minute`);
    const nodes = askedOf(standIn) - nodesBefore;
    log(
      [
        `  ${USERS} users, ${answers.length} calls in ${SECONDS} s on ${processes.length} instances: ${errors} errors`,
        `p50 ${Math.round(percentile(times, 50))} ms, p99 ${Math.round(percentile(times, 99))} ms`,
        `${Math.round(memory)} MiB of ${limit}`,
        `${standIn.prices.askedAt.length - askedBefore} questions for prices, ${nodes} to nodes`,
        `${perWallet} calls of an open wallet in a minute`,
      ].join('; '),
    );
    return tally.counts;
  },
};

/** How many questions the nodes have had. */
function askedOf({ nodes }: StandIn): number {
  const counts = Object.values(nodes).flatMap((pair) => pair.flatMap((node) => [...node.asked.values()]));
  return counts.reduce((sum, count) => sum + count, 0);
}
