import type { Network } from '@everything-wallet/core/networks/networks';
import type { SimulationAnswer } from '@everything-wallet/core/schemas/simulationAnswer';
import { RpcError } from '../chain/RpcError.ts';
import type { QuorumClient } from '../chain/QuorumClient.ts';
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

/**
 * Asks the nodes whether there are contracts at some addresses, and whether they existed a day ago.
 *
 * A node that has pruned the states of a day ago may report no code anywhere: its answer counts only if it
 * finds the contract that all networks have (Multicall3). So no contract is young on a chain that is younger
 * itself.
 *
 * @param deadline by `performance.now()`
 */
export async function askParties(
  nodes: QuorumClient,
  network: Network,
  addresses: readonly string[],
  deadline: number,
): Promise<SimulationAnswer['parties']> {
  const parties = addresses.slice(0, MAX_PARTIES);
  const answers = await nodes.ask(
    async (ask, batchQuery): Promise<readonly Seen[]> => {
      const head = await ask('eth_blockNumber', [], quantitySchema);
      const then = head - BigInt(Math.ceil(DAY_SECONDS / network.blockSeconds));
      const codeAt = (address: string, block: string) => ({
        method: 'eth_getCode',
        params: [address, block],
      });
      const old = then < 0n ? undefined : `0x${then.toString(16)}`;
      const results = await batchQuery([
        ...parties.map((address) => codeAt(address, 'latest')),
        ...(old === undefined ? [] : [network.multicall3, ...parties].map((address) => codeAt(address, old))),
      ]);
      const codes = results.map((result) => {
        const code = result instanceof RpcError ? undefined : lowerBytesSchema.safeParse(result.result).data;
        return code === undefined ? undefined : code !== '0x' && !code.startsWith(DELEGATION);
      });
      const knowsThen = codes[parties.length] === true;
      return parties.map((_, index) => ({
        hasCode: codes[index],
        hadCode: knowsThen ? codes[parties.length + 1 + index] : undefined,
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
}
