import type { NamedApproval } from '@everything-wallet/core/schemas/approvals';
import { getAddress } from 'ethers/address';
import { PERMIT2_LOCKDOWN } from '../abi/approvalTopics.ts';
import { addressInWord } from '../abi/addressInWord.ts';
import { wordsIn } from '../abi/wordsIn.ts';
import { approvalIn } from '../approvals/approvalIn.ts';
import type { LoggedEvent } from '../chain/Ledger.ts';
import type { IncomingTransfer } from '../incoming/IncomingTransfer.ts';
import { tokenMovements } from '../incoming/tokenMovements.ts';
import type { Moved, Movement } from './Movement.ts';
import type { ScannedBlock, ScannedLog, ScannedTransaction } from './ScannedBlock.ts';
import type { WatchList } from './WatchList.ts';

/** Maximum tokens of a batch that are read: a block has gas for no more real ones, and spam is cut here. */
const MAX_OF_BATCH = 1_000;

/**
 * Lists the movements of a block that concern watched addresses: coin, tokens and NFTs to or from them, and approvals by
 * or for them. What goes from one watched address to another is two movements.
 *
 * Logs are their contract's claims. Coin that a contract passes on is not found.
 */
export function* matchBlock(chainId: number, block: ScannedBlock, watched: WatchList): Generator<Movement> {
  const concerned = (txHash: string, moved: Moved) => {
    const [from, to] = moved.kind === 'transfer' ? [moved.from, moved.to] : [moved.owner, moved.spender];
    const movement = (address: string, direction: Movement['direction']): Movement[] =>
      watched.has(address)
        ? [{ ...moved, id: `${chainId}:${txHash}:${moved.place}:${direction}`, txHash, address, direction }]
        : [];
    return from === to ? movement(from, 'self') : [...movement(from, 'out'), ...movement(to, 'in')];
  };
  for (const transaction of block.transactions)
    for (const moved of coinIn(transaction)) yield* concerned(transaction.hash, moved);
  for (const log of block.logs) for (const moved of movedIn(log)) yield* concerned(log.txHash, moved);
}

function coinIn({ from, to, value, succeeded }: ScannedTransaction): Moved[] {
  if (!succeeded) return [];
  const between = { from: getAddress(from), to: getAddress(to) };
  return [transferOf({ place: 'coin', standard: 'coin', ...between, units: value })];
}

function movedIn({ logIndexInTx, address, topics, data }: ScannedLog): Moved[] {
  const event = { address: getAddress(address), topics, data };
  const transfers = tokenMovements(event, logIndexInTx, MAX_OF_BATCH).map(transferOf);
  const approval = approvalIn(event, { changedBlock: 0, changedAt: null });
  if (!approval) return transfers;
  const { kind, owner, contract, tokenId } = approval;
  const spender = approval.spender ?? getAddress(addressInWord(topics[2] ?? ''));
  const units = permittedBy(event, kind);
  return [
    ...transfers,
    {
      ...{ kind: 'approval', approval: kind, place: String(logIndexInTx), owner, contract, spender, tokenId },
      units: units === undefined ? null : units.toString(),
    },
  ];
}

/** Returns the amount that an approval permits; undefined where the log has none. */
function permittedBy(
  { topics: [event], data }: LoggedEvent,
  kind: NamedApproval['kind'],
): bigint | undefined {
  if (kind === 'tokenApproval') return 1n;
  return event === PERMIT2_LOCKDOWN ? 0n : wordsIn(data)[0];
}

function transferOf({ units, ...transfer }: IncomingTransfer): Moved {
  return { kind: 'transfer', ...transfer, units: units.toString() };
}
