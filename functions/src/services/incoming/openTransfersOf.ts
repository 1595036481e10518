import { receivedId } from '@everything-wallet/core/documents/transaction';
import type { OpenTransfer } from './IncomingStore.ts';
import { isFinalAt } from './isFinalAt.ts';
import type { ScannedNetwork } from './ScannedNetwork.ts';

/** Transfers that a scan leaves open. */
interface OpenTransfers {
  /** By transaction hash; without places where nothing of the transaction is open any more. */
  readonly open: Readonly<Record<string, OpenTransfer>>;
  /** Ids of records whose transfers a reorg removed. */
  readonly removed: readonly string[];
  /** True where the cursor has to be stored. */
  readonly isNews: boolean;
}

/**
 * Lists the transfers that a scan of a network leaves open.
 *
 * @param left ids of records that are not made
 */
export function openTransfersOf(
  userId: string,
  { network, findings }: ScannedNetwork,
  { accounts, left }: { readonly accounts: ReadonlySet<string>; readonly left: ReadonlySet<string> },
): OpenTransfers {
  const open: Record<string, OpenTransfer> = {};
  const removed: string[] = [];
  let isNews = false;
  const idOf = (txHash: string, place: string) => receivedId(userId, network.chainId, txHash, place);
  for (const { txHash, before, result } of findings.examined) {
    if (result.kind === 'silence') continue;
    const places = Object.fromEntries(
      (result.kind === 'incomingTransfers' ? result.incomingTransfers : [])
        .filter(({ place }) => !left.has(idOf(txHash, place)))
        .map(({ place, to }) => [place, to.toLowerCase()]),
    );
    const gone = Object.keys(before?.places ?? {}).filter(
      (place) => accounts.has(before?.places[place] ?? '') && !(place in places),
    );
    removed.push(...gone.map((place) => idOf(txHash, place)));
    const isFinal = result.kind === 'incomingTransfers' && isFinalAt(result, network);
    const block =
      result.kind === 'incomingTransfers' ? Number(result.witness.blockNumber) : (before?.block ?? 0);
    open[txHash] = { block, places: isFinal ? {} : places };
    isNews ||= before
      ? before.block !== block || isFinal || gone.length > 0
      : !isFinal && Object.keys(places).length > 0;
  }
  return { open, removed, isNews };
}
