import type { Network } from '@everything-wallet/core/networks/networks';
import type { SimulationAnswer } from '@everything-wallet/core/schemas/simulationAnswer';
import { toQuantity } from '../abi/toQuantity.ts';
import { RpcError } from '../chain/RpcError.ts';
import type { QuorumClient } from '../chain/QuorumClient.ts';
import type { Ask, BatchQuery } from '../chain/RpcNodes.ts';
import { lowerBytesSchema, quantitySchema } from '../chain/rpcSchemas.ts';

/** Maximum parties whose code is read, up to 24 kB each; the others stay unknown. */
const MAX_PARTIES = 8;

const DAY_SECONDS = 86_400;

/** Prefix of an account's code that delegates to a contract (EIP-7702): a person's key still decides. */
const DELEGATION = '0xef0100';

/** One node's answers about a party; undefined where it gave none. */
interface Seen {
  readonly hasCode: boolean | undefined;
  readonly hadCode: boolean | undefined;
}

/** Limits of the questions about parties. */
export interface PartyOptions {
  /** Latest block of each node; a node without one is asked for it. */
  readonly heads: readonly (number | undefined)[];
  /** By `performance.now()`. */
  readonly deadline: number;
}

/**
 * Asks the nodes whether there are contracts at some addresses, and whether they existed a day ago.
 *
 * A node that has pruned the states of a day ago may report no code anywhere: its answer counts only if it finds the contract that all
 * networks have (Multicall3). So no contract is young on a chain that is younger itself. Addresses without code are not asked about a
 * second time.
 */
export async function askParties(
  nodes: QuorumClient,
  network: Network,
  addresses: readonly string[],
  { heads, deadline }: PartyOptions,
): Promise<SimulationAnswer['parties']> {
  const parties = addresses.slice(0, MAX_PARTIES);
  if (parties.length === 0) return [];
  const answers = await nodes.ask(
    async (ask, batchQuery, node): Promise<readonly Seen[]> => {
      const codes = await findContracts(batchQuery, parties, 'latest');
      const contracts = parties.filter((_, index) => codes[index] === true);
      const before =
        contracts.length === 0 ? [] : await findContractsADayAgo(ask, batchQuery, contracts, heads[node]);
      return parties.map((party, index) => ({
        hasCode: codes[index],
        hadCode: before[contracts.indexOf(party)],
      }));
    },
    { until: deadline },
  );
  return addresses.map((address, index) => {
    const answeredBy = (say: (seen: Seen) => boolean | undefined) => {
      const fact = answers.agreed((answer) => {
        const value = answer[index] && say(answer[index]);
        return value === undefined ? undefined : Number(value);
      });
      return fact === undefined ? null : fact === 1;
    };
    const hasCode = answeredBy((seen) => seen.hasCode);
    const hadCode = answeredBy((seen) => seen.hadCode);
    return { address, hasCode, isYoung: hasCode === true && hadCode !== null ? !hadCode : null };
  });

  /** Returns true for each contract that existed a day ago; empty if the node has no state of that day. */
  async function findContractsADayAgo(
    ask: Ask,
    batchQuery: BatchQuery,
    contracts: readonly string[],
    head: number | undefined,
  ) {
    // The node's own head: a lying node must not shift the day for the others.
    const latest = head === undefined ? await ask('eth_blockNumber', [], quantitySchema) : BigInt(head);
    const then = latest - BigInt(Math.ceil(DAY_SECONDS / network.blockSeconds));
    if (then < 0n) return [];
    const [hasState, ...codes] = await findContracts(
      batchQuery,
      [network.multicall3, ...contracts],
      toQuantity(then),
    );
    return hasState === true ? codes : [];
  }
}

/** Returns true for each address with contract code at a block; undefined where the node gives no answer. */
async function findContracts(
  batchQuery: BatchQuery,
  addresses: readonly string[],
  block: string,
): Promise<readonly (boolean | undefined)[]> {
  const results = await batchQuery(
    addresses.map((address) => ({ method: 'eth_getCode', params: [address, block] })),
  );
  return results.map((result) => {
    const code = result instanceof RpcError ? undefined : lowerBytesSchema.safeParse(result.result).data;
    return code === undefined ? undefined : code !== '0x' && !code.startsWith(DELEGATION);
  });
}
