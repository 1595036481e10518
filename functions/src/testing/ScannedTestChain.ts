import type { BlockReader } from '../services/scanner/BlockReader.ts';
import type { ScannedBlock } from '../services/scanner/ScannedBlock.ts';

/** Recipient of all payments of a `ScannedTestChain`. */
export const PAID = `0x${'11'.repeat(20)}`;
const PAYER = `0x${'22'.repeat(20)}`;

/** A chain whose every block pays an address; hashes are names of blocks. */
export class ScannedTestChain implements Pick<BlockReader, 'readHead' | 'readHeader' | 'read'> {
  blocks: ScannedBlock[] = [];
  /** Blocks about which no quorum answers. */
  readonly silent = new Set<number>();
  reads: number[] = [];
  /** Changes something while a block is read. */
  onRead: (number: number) => void = () => undefined;

  /** Adds a block of each name with one payment. */
  mine(...names: string[]): void {
    for (const name of names) this.mineOf(name, 1);
  }

  /** Adds a block with so many payments. */
  mineOf(hash: string, payments: number): void {
    const number = this.blocks.length;
    const parentHash = this.blocks.at(-1)?.hash ?? 'none';
    const transactions = Array.from({ length: payments }, (_, index) => ({
      ...{ hash: `tx of ${hash}${index === 0 ? '' : `, ${index}`}`, from: PAYER, to: PAID },
      ...{ value: 1n, succeeded: true },
    }));
    this.blocks.push({ number, hash, parentHash, at: 1_000 + number, transactions, logs: [] });
  }

  replace(count: number, ...names: string[]): void {
    this.blocks.splice(this.blocks.length - count);
    this.mine(...names);
  }

  readHead = () => {
    const head = this.blocks.at(-1);
    return Promise.resolve(head && { number: head.number, at: head.at, hash: head.hash });
  };
  readHeader = (number: number) => Promise.resolve(this.silent.has(number) ? undefined : this.blocks[number]);
  read = (number: number) => {
    this.reads.push(number);
    this.onRead(number);
    return this.readHeader(number);
  };
}
