import type { Movement } from '../../functions/src/services/scanner/Movement.ts';
import type { ScanEvent } from '../../functions/src/services/scanner/ScanEvent.ts';
import type { ScanSink } from '../../functions/src/services/scanner/ScanSink.ts';

/** Share of events that the queue delivers again. */
const REDELIVERED = 0.2;

/** Effects among which the next one is chosen: a queue without order. */
const MAX_MIXED = 40;

/** Records of a block. */
interface BlockRecords {
  readonly number: number;
  /** Highest sequence of an event that reverted the block. */
  revertedAt: number;
  /** By the sequence of an applied event, with the id of a movement and a text of its content. */
  readonly bySequence: Map<number, readonly (readonly [string, string])[]>;
}

/** Writes records as a product would: events arrive through a queue that mixes and repeats them. */
export class RecordSink implements ScanSink {
  delivered = 0;
  redelivered = 0;
  readonly #random: () => number;
  readonly #queue: string[] = [];
  readonly #blocks = new Map<string, BlockRecords>();

  constructor(random: () => number) {
    this.#random = random;
  }

  deliver(events: readonly ScanEvent[]): Promise<void> {
    this.#queue.push(...events.map((event) => JSON.stringify(event)));
    return Promise.resolve();
  }

  /** Works through the queue until so many events are left. */
  work(left: number): void {
    while (this.#queue.length > left) {
      const mixed = Math.min(MAX_MIXED, this.#queue.length);
      const [json = ''] = this.#queue.splice(Math.floor(this.#random() * mixed), 1);
      this.#write(JSON.parse(json) as ScanEvent);
      this.delivered += 1;
      if (this.#random() >= REDELIVERED) continue;
      this.#queue.push(json);
      this.redelivered += 1;
    }
  }

  /** All records as they stand: each with its movement's id and a text of its content; doubled ones are listed twice. */
  get records(): readonly (readonly [string, string])[] {
    return [...this.#blocks.values()].flatMap(({ bySequence }) => [...bySequence.values()].flat());
  }

  /** Removes the records of some blocks, as people do after a reorg that was too deep. */
  remove(isWrong: (number: number, hash: string) => boolean): void {
    for (const [hash, { number }] of this.#blocks) if (isWrong(number, hash)) this.#blocks.delete(hash);
  }

  #write(event: ScanEvent): void {
    const { number, hash } = event.block;
    const block: BlockRecords = this.#blocks.get(hash) ?? { number, revertedAt: 0, bySequence: new Map() };
    this.#blocks.set(hash, block);
    if (event.kind === 'applied') {
      if (event.sequence < block.revertedAt) return;
      const records = event.movements.map((movement) => [movement.id, textOf(movement)] as const);
      block.bySequence.set(event.sequence, records);
      return;
    }
    block.revertedAt = Math.max(block.revertedAt, event.sequence);
    for (const sequence of [...block.bySequence.keys()])
      if (sequence < block.revertedAt) block.bySequence.delete(sequence);
  }
}

/** Returns the content of a movement in the words of the simulation's books. */
function textOf(movement: Movement): string {
  const { address, contract } = movement;
  const parts =
    movement.kind === 'transfer'
      ? [address, movement.from, movement.to, movement.standard, contract, movement.tokenId, movement.units]
      : [
          ...[address, movement.owner, movement.spender, movement.approval],
          ...[contract, movement.tokenId ?? undefined, movement.units],
        ];
  return parts
    .filter((part) => part !== undefined)
    .join(' ')
    .toLowerCase();
}
