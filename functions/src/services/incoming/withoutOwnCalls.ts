import type { IncomingStore } from './IncomingStore.ts';
import { isOwnCall } from './isOwnCall.ts';
import type { Examined } from './scanNetwork.ts';
import type { ScannedNetwork } from './ScannedNetwork.ts';

/** Removes transfers to an account by a call of its own: once nodes agree on them, the record of the call has them (decision 50). */
export async function withoutOwnCalls(
  userId: string,
  scanned: ScannedNetwork,
  store: Pick<IncomingStore, 'findCalls'>,
): Promise<ScannedNetwork & { readonly tokens: readonly string[] }> {
  const { network, findings } = scanned;
  const asked = findings.examined.flatMap(({ txHash, result }) =>
    result.kind === 'incomingTransfers' &&
    result.incomingTransfers.some((incoming) => isOwnCall(incoming, result))
      ? [txHash]
      : [],
  );
  const calls = asked.length === 0 ? new Set() : await store.findCalls(userId, network, asked);
  const examined = findings.examined.map((one): Examined => {
    const { txHash, result } = one;
    if (result.kind !== 'incomingTransfers' || !calls.has(txHash)) return one;
    const incomingTransfers = result.incomingTransfers.filter((incoming) => !isOwnCall(incoming, result));
    return {
      ...one,
      result: incomingTransfers.length === 0 ? { kind: 'nothing' } : { ...result, incomingTransfers },
    };
  });
  // A token that was swapped for is one that the account has now.
  return {
    ...scanned,
    findings: { ...findings, examined },
    tokens: arrivedTokens(findings.examined),
  };
}

/** ERC-20 contracts of agreed transfers, the newest first. A transfer of 0 costs only its fee, and does not count. */
function arrivedTokens(examined: readonly Examined[]): string[] {
  const sent = examined.flatMap(({ result }) => {
    if (result.kind !== 'incomingTransfers' || !result.isAgreed) return [];
    const block = result.witness.blockNumber;
    return result.incomingTransfers.flatMap(({ standard, contract, units }) =>
      standard === 'erc20' && contract !== undefined && units > 0n ? [{ contract, block }] : [],
    );
  });
  const newestFirst = sent.toSorted((one, other) => Number(other.block - one.block));
  return [...new Set(newestFirst.map(({ contract }) => contract))];
}
