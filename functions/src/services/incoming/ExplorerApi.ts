import { z } from 'zod';
import { parseJson } from '../../http/parseJson.ts';
import { noteUsage } from '../../requests/usage.ts';
import { readBounded } from '../../http/readBounded.ts';

/** Milliseconds for one answer. */
const TIME_LIMIT_MS = 5_000;

/** Rows of a page: Etherscan gives 10,000 at most, page × rows of a page. */
const ROWS_PER_PAGE = 1_000;

/** Lists of an account's transfers that nodes can confirm: coin, ERC-20, ERC-721, ERC-1155. */
export const actions = ['txlist', 'tokentx', 'tokennfttx', 'token1155tx'] as const;

/** Thrown when an API gave no usable response; its own message is not for users. */
export class ExplorerError extends Error {
  override readonly name = 'ExplorerError';
}

const answerSchema = z.object({ status: z.string(), message: z.string().nullish(), result: z.unknown() });

/** Fields read from a row; numbers are decimal strings. Its amount and sender are not read at all. */
const rowSchema = z.object({
  hash: z
    .string()
    .regex(/^0x[0-9a-fA-F]{64}$/)
    .transform((hash) => hash.toLowerCase()),
  blockNumber: z.string().regex(/^\d{1,15}$/),
  to: z.string(),
});

/** A transfer to an account, by an API's word. */
interface ExplorerRow {
  readonly txHash: string;
  readonly blockNumber: bigint;
  /** In lower case; empty where a contract is created. */
  readonly to: string;
}

/** One page of a list. */
export interface ExplorerPage {
  /** The rows that can be read. */
  readonly rows: readonly ExplorerRow[];
  /** True if there may be another page. */
  readonly isFull: boolean;
}

interface PageRequest {
  readonly action: (typeof actions)[number];
  readonly address: string;
  readonly from: bigint;
  readonly to: bigint;
  /** Page number, from 1. */
  readonly page: number;
}

interface ApiOptions {
  /** Without a query. */
  readonly baseUrl: string;
  /** EIP-155; one address of Etherscan's serves all chains. */
  readonly chainId: number;
  /** Absent where none is needed. */
  readonly key?: string | undefined;
  readonly timeLimitMs?: number;
  readonly rowsPerPage?: number;
}

/** The accounts module of an API as Etherscan (v2) and Blockscout speak it. */
export class ExplorerApi {
  readonly #options: ApiOptions;

  constructor(options: ApiOptions) {
    this.#options = options;
  }

  /**
   * Reads one page of a list, the oldest first.
   *
   * @throws ExplorerError when there is no usable answer, as over the rate limit
   */
  async readPage({ action, address, from, to, page }: PageRequest): Promise<ExplorerPage> {
    const { baseUrl, chainId, key, timeLimitMs = TIME_LIMIT_MS, rowsPerPage = ROWS_PER_PAGE } = this.#options;
    const query = new URLSearchParams({
      chainid: String(chainId),
      module: 'account',
      action,
      address,
      startblock: from.toString(),
      endblock: to.toString(),
      page: String(page),
      offset: String(rowsPerPage),
      sort: 'asc',
      ...(key !== undefined && { apikey: key }),
    });
    noteUsage({ questions: 1 });
    let text: string;
    try {
      const response = await fetch(`${baseUrl}?${query.toString()}`, {
        headers: { accept: 'application/json' },
        redirect: 'error',
        signal: AbortSignal.timeout(timeLimitMs),
      });
      if (!response.ok) throw new ExplorerError(`status ${response.status}`);
      text = await readBounded(response, () => new ExplorerError('answer too large'));
    } catch (error) {
      if (error instanceof ExplorerError) throw error;
      throw new ExplorerError('no answer', { cause: error });
    }
    return readAnswer(text, rowsPerPage);
  }
}

function readAnswer(text: string, rowsPerPage: number): ExplorerPage {
  const answer = answerSchema.safeParse(parseJson(text));
  if (!answer.success) throw new ExplorerError('malformed answer');
  const { status, message, result } = answer.data;
  // 'No transactions found', 'No token transfers found': with an empty list, or with none.
  const isNone = status === '0' && /^no .*found$/i.test(message ?? '');
  if (isNone) return { rows: [], isFull: false };
  if (status !== '1' || !Array.isArray(result)) throw new ExplorerError('refused');
  const rows = result.flatMap((row): ExplorerRow[] => {
    const read = rowSchema.safeParse(row).data;
    if (!read) return [];
    const { hash, blockNumber, to } = read;
    return [{ txHash: hash, blockNumber: BigInt(blockNumber), to: to.toLowerCase() }];
  });
  return { rows, isFull: result.length >= rowsPerPage };
}
