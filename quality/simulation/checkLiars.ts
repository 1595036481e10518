import { toBeHex } from 'ethers';
import { tokenListOf } from '../../functions/src/services/holdings/tokenListOf.ts';
import { CallSimulator } from '../../functions/src/services/simulation/CallSimulator.ts';
import type { LyingNode } from '../figures/LyingNode.ts';
import type { Tally } from '../production/Tally.ts';
import { erc20, OTHER, SENDER, type CallChain } from './CallChain.ts';

/** Part of an answer of `eth_simulateV1` that a node may lie about. */
interface SimulatedBlock {
  calls: { status: string; returnData: string; logs: { data: string }[] }[];
}

const ROUNDS = 20;
const UNITS = 1_000n;

/** Has one node of three lie about a transfer, and then one of two: it is outvoted and counted, or nothing is known. */
export async function checkLiars(
  chain: CallChain,
  nodes: readonly [LyingNode, LyingNode, LyingNode],
  tally: Tally,
): Promise<void> {
  const token = chain.contracts.erc20;
  const tokenList = async () => tokenListOf(chain.network.rpcName);
  const [liar] = nodes;
  const question = {
    from: SENDER,
    to: token,
    value: '0',
    data: erc20.encodeFunctionData('transfer', [OTHER, UNITS]),
    watched: [],
  };
  const lies: Record<string, (block: SimulatedBlock) => void> = {
    'hides what leaves': ({ calls }) => {
      const [before, , after] = calls;
      for (const call of calls) call.logs = [];
      // Reads after the call return the same as before it.
      if (before && after) after.returnData = before.returnData;
    },
    'says that less leaves': ({ calls }) => {
      for (const call of calls) {
        for (const log of call.logs) log.data = toBeHex(1n, 32);
      }
      const [before, , after] = calls;
      if (before && after) after.returnData = oneLess(before.returnData, after.returnData);
    },
    'says that it fails': ({ calls }) => {
      for (const call of calls) call.status = '0x0';
    },
  };
  for (const [name, lie] of Object.entries(lies)) {
    for (let round = 0; round < ROUNDS; round += 1) {
      liar.change = (method, result) => {
        if (method !== 'eth_simulateV1') return result;
        for (const block of result as SimulatedBlock[]) lie(block);
        return result;
      };
      const inOrder = nodes.map((_, index) => nodes[(index + round) % nodes.length]?.url ?? '');
      const three = await new CallSimulator(chain.network, inOrder, {
        tokenList,
        maxAgeMs: Infinity,
        limits: { stragglersMs: 2_000 },
      }).simulate(question);
      const units = three.outcome?.movements.map((movement) => movement.units).join();
      tally.expect(
        three.agreement === 'agreed' && units === `-${UNITS}` && three.nodes.agreeing < three.nodes.answered,
        `one of three ${name}: ${three.agreement}, ${units ?? 'nothing'}, ${three.nodes.agreeing} of ${three.nodes.answered}`,
      );
      const two = await new CallSimulator(chain.network, [liar.url, nodes[1].url], {
        tokenList,
        maxAgeMs: Infinity,
      }).simulate(question);
      tally.expect(
        two.agreement === 'disputed' && two.outcome === null,
        `one of two ${name}: ${two.agreement}`,
      );
    }
  }
  liar.change = (_, result) => result;
  liar.isSilent = true;
  const two = await new CallSimulator(chain.network, [liar.url, nodes[1].url], {
    tokenList,
    maxAgeMs: Infinity,
    limits: { perUrlMs: 500 },
  }).simulate(question);
  tally.expect(two.agreement === 'unconfirmed', `one of two silent: ${two.agreement}`);
  nodes[1].isSilent = true;
  const none = await new CallSimulator(chain.network, [liar.url, nodes[1].url], {
    tokenList,
    maxAgeMs: Infinity,
    limits: { perUrlMs: 500 },
  }).simulate(question);
  tally.expect(none.agreement === 'unknown' && none.outcome === null, `both silent: ${none.agreement}`);
  for (const node of nodes) node.isSilent = false;
}

/** Returns the former values, less one wherever the value has changed. */
function oneLess(before: string, after: string): string {
  const [were, are] = [before, after].map((text) => text.slice(2).match(/.{64}/g) ?? []);
  const words = (are ?? []).map((word, index) => {
    const was = were?.[index] ?? word;
    return was === word ? word : toBeHex(BigInt(`0x${was}`) - 1n, 32).slice(2);
  });
  return `0x${words.join('')}`;
}
