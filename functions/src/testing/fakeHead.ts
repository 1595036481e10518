import type { FakeAnswer } from './startFakeNode.ts';

/** Head of a test node. */
export interface FakeHead {
  /** Number of its latest block. */
  readonly block?: number;
  /** Seconds since that one. */
  readonly age?: number;
  /** The first block that no other chain has. */
  readonly forkAt?: number;
}

/** `eth_getBlockByNumber` of a node of a test: its latest block, and those before it. */
export function fakeHead({ block = 900, age = 5, forkAt = Infinity }: FakeHead = {}): FakeAnswer {
  return (response, id, [at]) => {
    const number = at === 'latest' ? block : Number(at);
    const hash = number.toString(16).padStart(62, '0') + (number >= forkAt ? 'ff' : '00');
    const made = Math.floor(Date.now() / 1_000) - age - (block - number);
    const result =
      number <= block
        ? { number: `0x${number.toString(16)}`, timestamp: `0x${made.toString(16)}`, hash: `0x${hash}` }
        : null;
    response.end(JSON.stringify({ jsonrpc: '2.0', id, result }));
  };
}
