import { callLimits } from '@everything-wallet/core/calls/callLimits';
import { decodeCounting } from '@everything-wallet/core/calls/decodeCall';
import { PERMIT2 } from '@everything-wallet/core/calls/permit2';
import { networks } from '@everything-wallet/core/networks/networks';
import { SEAPORT_ADDRESS } from '@everything-wallet/core/seaport/seaportAddress';
import { lido } from '@everything-wallet/core/pools/lido';
import { seededRandom } from '../figures/seededRandom.ts';
import type { Tally } from '../production/Tally.ts';
import { AbiOracle } from './AbiOracle.ts';
import { CallMaker } from './CallMaker.ts';
import { judgeCall } from './judgeCall.ts';

/**
 * Creates calls, mutates them, and compares the decoder with an independent library on the same bytes: it
 * agrees, or the call is unknown; it never throws, and reads no more than its limits.
 *
 * @returns the number of calls of each kind
 */
export function checkMutations(tally: Tally, count: number): string {
  const oracle = new AbiOracle();
  const maker = new CallMaker(oracle, seededRandom(14));
  const [{ chainId, wrappedCoin }] = networks;
  const { staked, wrapped, queue } = lido;
  const targets = [PERMIT2, SEAPORT_ADDRESS, wrappedCoin, wrappedCoin, staked, wrapped, queue, wrappedCoin];
  // Known to the wallet by themselves, so that no server can call them NFTs (ADR 59).
  const coins: readonly string[] = [wrappedCoin, staked, wrapped];
  const counts = { known: 0, unknown: 0 };
  for (let place = 0; place < count; place += 1) {
    const { how, data } = maker.spoil(maker.make());
    const wrong = attempt(() => {
      const to = targets[place % targets.length] ?? wrappedCoin;
      const { call, steps } = decodeCounting({ to, value: 5n, data, chainId });
      counts[call.kind === 'unknown' ? 'unknown' : 'known'] += 1;
      if (steps > callLimits.steps) return `${steps} steps`;
      return data === '0x'
        ? undefined
        : judgeCall(oracle, data, call, coins.includes(to) ? 'erc20' : undefined);
    });
    tally.expect(wrong === undefined, `${how}, ${data.slice(0, 200)}: ${wrong}`);
  }
  return `${counts.known} known, ${counts.unknown} unknown`;
}

function attempt(judge: () => string | undefined): string | undefined {
  try {
    return judge();
  } catch (error) {
    return `threw ${String(error)}`;
  }
}
