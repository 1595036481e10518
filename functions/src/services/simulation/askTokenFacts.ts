import { MAX_DECIMALS } from '@everything-wallet/core/schemas/holdings';
import type { SimulationAnswer } from '@everything-wallet/core/schemas/simulationAnswer';
import { tokenLimits } from '@everything-wallet/core/tokens/tokenLimits';
import { RpcError } from '../chain/RpcError.ts';
import type { QuorumClient } from '../chain/QuorumClient.ts';
import { isCallRevert } from '../chain/isCallRevert.ts';
import { readUint } from '../holdings/readUint.ts';
import type { TokenList } from '../holdings/tokenListOf.ts';
import { decodeTokenText } from '../tokens/decodeTokenText.ts';
import { tokenSelectors } from '../abi/tokenSelectors.ts';
import { lowerBytesSchema } from '../chain/rpcSchemas.ts';

/** Gas units of one read: the contract is untrusted, and a node that it occupies rests for later requests. */
const READ_GAS = '0x7a120';

/**
 * Returns the facts of tokens: from the list if they are listed, else the contracts' answers on which enough
 * nodes agree.
 *
 * @param contracts checksum addresses (EIP-55)
 * @param deadline by `performance.now()`
 */
export async function askTokenFacts(
  nodes: QuorumClient,
  { byContract, contracts: listed }: TokenList,
  contracts: readonly string[],
  deadline: number,
): Promise<SimulationAnswer['tokens']> {
  const strangers = contracts.filter((contract) => !byContract.has(contract.toLowerCase()));
  const reads = strangers.flatMap((to) =>
    [tokenSelectors.symbol, tokenSelectors.name, tokenSelectors.decimals].map((data) => ({ to, data })),
  );
  const answers =
    reads.length === 0
      ? nodes.responses<readonly (string | null | undefined)[]>()
      : await nodes.ask(
          // Each in a call of its own, with little gas, so that one contract cannot hide the others' facts.
          async (_, batchQuery) => {
            const results = await batchQuery(
              reads.map((read) => ({ method: 'eth_call', params: [{ ...read, gas: READ_GAS }, 'latest'] })),
            );
            return results.map((result) => {
              if (result instanceof RpcError) return isCallRevert(result) ? null : undefined;
              return lowerBytesSchema.safeParse(result.result).data;
            });
          },
          { until: deadline },
        );
  const agreed = <Value extends number | string>(
    place: number,
    read: (answer: string | null) => Value,
  ): Value | undefined =>
    answers.agreed((answer) => {
      const value = answer[place];
      return value === undefined ? undefined : read(value);
    });
  return contracts.map((contract) => {
    const known = byContract.get(contract.toLowerCase());
    const isListed = listed.has(contract.toLowerCase());
    if (known) return { ...known, contract, isListed };
    const first = 3 * strangers.indexOf(contract);
    const textAt = (place: number, maxLength: number) =>
      agreed(place, (answer) => decodeTokenText(answer ?? undefined, maxLength)) ?? '';
    const decimals = agreed(first + 2, decimalsIn) ?? NONE;
    return {
      contract,
      symbol: textAt(first, tokenLimits.symbol),
      name: textAt(first + 1, tokenLimits.name),
      decimals: decimals === NONE ? null : decimals,
      isListed,
    };
  });
}

/** Marks unusable decimals. */
const NONE = -1;

function decimalsIn(answer: string | null): number {
  const value = readUint(answer);
  return value === undefined || value > BigInt(MAX_DECIMALS) ? NONE : Number(value);
}
