import type { StoredJson } from './StoredJson.ts';

// Bundled apart from the rest, so it imports nothing that the rest has.

const MAX_AGE_MS = 24 * 60 * 60 * 1000;
const MAX_BATCHES = 100;

interface CallBatch {
  readonly id: unknown;
  /** Hex. */
  readonly chainId: string;
  /** Hashes of the transactions, in order; null for one that was not sent. */
  readonly hashes: readonly unknown[];
  /** The number of calls that were requested. */
  readonly count: number;
  /** Milliseconds since 1970. */
  readonly sentAt: number;
}

interface Sent {
  readonly params: unknown;
  readonly chainId: string;
  readonly result: unknown;
}

/** Reads a chain by JSON-RPC. */
type Read = (chainId: string, method: string, params: readonly unknown[]) => Promise<unknown>;

/** Batches that this browser sent in the last 24 hours (EIP-5792). */
export class CallBatches {
  readonly #stored: StoredJson;

  constructor(stored: StoredJson) {
    this.#stored = stored;
  }

  /**
   * Stores the batch of an answer.
   *
   * @param sent The parameters, the selected chain as hex, and the answer.
   * @returns The answer without the hashes, which are the wallet's addition.
   */
  add({ params, chainId, result }: Sent): unknown {
    const { hashes, ...answer } = (result ?? {}) as { readonly hashes?: unknown; readonly id?: unknown };
    const [batch] = (params ?? []) as readonly { readonly chainId?: unknown; readonly calls?: unknown }[];
    if (Array.isArray(hashes)) {
      const added: CallBatch = {
        id: answer.id,
        chainId: typeof batch?.chainId === 'string' ? batch.chainId : chainId,
        hashes,
        count: Array.isArray(batch?.calls) ? batch.calls.length : 0,
        sentAt: Date.now(),
      };
      this.#stored.write([added, ...this.#read()].slice(0, MAX_BATCHES));
    }
    return answer;
  }

  /**
   * Returns the status of a batch: 100 pending, 200 confirmed, 400 not sent, 500 reverted, 600 partly reverted or sent.
   * Undefined for an unknown id.
   */
  async status(id: unknown, read: Read): Promise<unknown> {
    const batch = this.#read().find((entry) => entry.id === id);
    if (!batch) return undefined;
    const { chainId, hashes, count } = batch;
    const sent = hashes.filter((hash) => typeof hash === 'string');
    const answers = await Promise.all(sent.map((hash) => read(chainId, 'eth_getTransactionReceipt', [hash])));
    const receipts = answers.filter(Boolean) as { readonly status?: unknown }[];
    const succeeded = receipts.filter((receipt) => receipt.status === '0x1').length;
    let status = succeeded < Math.max(count, hashes.length) ? 600 : 200;
    if (succeeded === 0) status = sent.length > 0 ? 500 : 400;
    if (receipts.length < sent.length) status = 100;
    return { version: '2.0.0', id, chainId, status, atomic: false, receipts };
  }

  #read(): CallBatch[] {
    const stored = this.#stored.read();
    const now = Date.now();
    return Array.isArray(stored) ? stored.filter((batch): batch is CallBatch => isFresh(batch, now)) : [];
  }
}

/** Returns true for a batch that is not too old, of a value that any program may have stored. */
function isFresh(value: unknown, now: number): boolean {
  const batch = value as CallBatch | null | undefined;
  return typeof batch?.chainId === 'string' && Array.isArray(batch.hashes) && now - batch.sentAt < MAX_AGE_MS;
}
