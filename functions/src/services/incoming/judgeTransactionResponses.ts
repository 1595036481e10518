import type { TransactionResponse } from '../chain/Ledger.ts';
import type { IncomingTransfer } from './IncomingTransfer.ts';
import { incomingTransfersIn } from './incomingTransfersIn.ts';

/** Nodes that must say the same, where so many are configured: one alone could invent what came in. */
const WORDS = 2;

type Present = Extract<TransactionResponse, { kind: 'present' }>;

/** What the nodes of a network together say of what a transaction brought. */
export type ScanResult =
  /** Not enough is known to change anything. */
  | { readonly kind: 'silence' }
  /** It is in no block, or was in none that others know, or brought nothing: nothing of it stays. */
  | { readonly kind: 'nothing' }
  | {
      readonly kind: 'arrivals';
      readonly arrivals: readonly IncomingTransfer[];
      /** That of a node that says so. */
      readonly witness: Present;
      /** Whether enough nodes say the same; without it, nothing came in for certain. */
      readonly isAgreed: boolean;
      /** Whether a node that is as far says otherwise. */
      readonly isDoubted: boolean;
      /** Blocks from its own to the latest, both counted, of the node that is the least far. */
      readonly confirmations: number;
    };

/**
 * Judges what a transaction brought to some accounts by what each node says of it.
 *
 * It counts when two nodes name the same block and the same arrivals, or the one that is configured, and fewer say otherwise. What fewer
 * say is shown as not confirmed; when it is as deep as the network asks for and more still say otherwise, it was a lie, or is
 * gone. It is gone at once when every configured node says so, or all that answer and at least two. A node that is not as far as the
 * block says nothing against it.
 *
 * @param said what each configured node says, undefined for one that gives no usable answer
 * @param accounts addresses in lower case
 * @param depth blocks after which the network's outcomes are final
 * @param recordedBlock where a record says that it is
 */
export function judgeTransactionResponses(
  said: readonly (TransactionResponse | undefined)[],
  accounts: ReadonlySet<string>,
  depth: number,
  recordedBlock = 0n,
): ScanResult {
  const answers = said.filter((witness) => witness !== undefined);
  const groups = new Map<string, { readonly arrivals: IncomingTransfer[]; readonly witnesses: Present[] }>();
  for (const witness of answers) {
    if (witness.kind === 'absent') continue;
    const arrivals = incomingTransfersIn(witness, accounts);
    const key = JSON.stringify([
      witness.blockHash,
      witness.at,
      witness.nonce,
      arrivals.map((arrival) => ({ ...arrival, units: arrival.units.toString() })),
    ]);
    const group = groups.get(key) ?? { arrivals, witnesses: [] };
    group.witnesses.push(witness);
    groups.set(key, group);
  }
  const needed = Math.min(WORDS, said.length);
  const [believed] = [...groups.values()]
    .filter(({ arrivals }) => arrivals.length > 0)
    .sort((one, other) => other.witnesses.length - one.witnesses.length);
  const [witness] = believed?.witnesses ?? [];
  if (!believed || !witness) {
    const denying = answers.filter((answer) => answer.kind === 'present' || answer.head >= recordedBlock);
    const areEnough = denying.length > 0 && denying.length === answers.length && denying.length >= needed;
    return { kind: areEnough ? 'nothing' : 'silence' };
  }
  const others = answers.filter(
    (answer) =>
      !believed.witnesses.some((one) => one === answer) &&
      (answer.kind === 'present' || answer.head >= witness.blockNumber),
  ).length;
  const count = believed.witnesses.length;
  const confirmations = Math.min(...believed.witnesses.map(depthOf));
  const isAgreed = count >= needed && count > others;
  if (!isAgreed && others > count && confirmations >= depth) return { kind: 'nothing' };
  return {
    kind: 'arrivals',
    arrivals: believed.arrivals,
    witness,
    isAgreed,
    isDoubted: others > 0,
    confirmations,
  };
}

function depthOf({ head, blockNumber }: Present): number {
  return Number(head - blockNumber) + 1;
}
