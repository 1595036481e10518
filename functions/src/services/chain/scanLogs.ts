import type { BlockSpan } from './BlockSpan.ts';
import { ChainUnavailableError } from './ChainUnavailableError.ts';
import { RpcError } from './RpcError.ts';

/** Range of blocks, inclusive. */
export interface BlockRange {
  readonly from: number;
  readonly to: number;
}

/** Part of a scan that is requested at once. */
export interface LogRequest {
  readonly range: BlockRange;
  /** Index of its span. */
  readonly place: number;
  /** Index of the next span that is smaller than the range; undefined if none is. */
  readonly smaller: number | undefined;
}

/** Decision of a reader about the responses to one request. */
type Outcome =
  /** `stop` is the first block that was not read, the end of the range by default; `place` the span of the next request. */
  | { readonly kind: 'read'; readonly stop?: number | undefined; readonly place?: number | undefined }
  /** Requests fewer blocks from here on: in this scan, or in every scan. The next smaller span by default. */
  | { readonly kind: 'shrink'; readonly of: 'thisScan' | 'everyScan'; readonly place?: number }
  | { readonly kind: 'end' };

/** Scan of a reader, which knows what to request and when the responses suffice. */
interface LogScan {
  readonly blocks: BlockRange;
  readonly order: 'oldestFirst' | 'newestFirst';
  /** Span of every scan of this reader. */
  readonly span: BlockSpan;
  /** Index of the first span, if this scan needs a smaller one than others. */
  readonly place?: number;
  /** Returns true if the scan ends before a request that would begin with a block. */
  readonly isOver: (next: number, place: number) => boolean;
  /** Returns true if a smaller request may follow one that no node answered; by default, none does. */
  readonly mayRetry?: () => boolean;
  /** Returns true for a refusal that shrinks the span of every scan; by default, any does. */
  readonly isForEveryScan?: (refusal: RpcError) => boolean;
  readonly read: (request: LogRequest) => Promise<Outcome>;
}

/**
 * Reads logs range by range. Requests fewer blocks if the reader finds too few responses or no node answers; a
 * span that nodes refuse shrinks for every scan, and grows again later (`BlockSpan`).
 *
 * @returns the first block that was not read, and the index of the last span
 * @throws ChainUnavailableError if no node answers, and no smaller request may follow
 */
export async function scanLogs(scan: LogScan): Promise<{ readonly next: number; readonly place: number }> {
  const { blocks, order, span, isOver } = scan;
  let next = order === 'oldestFirst' ? blocks.from : blocks.to;
  let place = scan.place ?? span.place;
  while (next >= blocks.from && next <= blocks.to && !isOver(next, place)) {
    const range = rangeAt(next, span.blocksAt(place), scan);
    const smaller = span.smallerThan(range.to - range.from + 1, place);
    const outcome = await readOrShrink({ range, place, smaller }, scan);
    if (outcome.kind === 'end') break;
    if (outcome.kind === 'read') {
      next = outcome.stop ?? (order === 'oldestFirst' ? range.to + 1 : range.from - 1);
      place = outcome.place ?? place;
    } else {
      place = outcome.place ?? place + 1;
      if (outcome.of === 'everyScan') span.shrink(place);
    }
  }
  return { next, place };
}

async function readOrShrink(
  request: LogRequest,
  { read, mayRetry = () => false, isForEveryScan = () => true }: LogScan,
): Promise<Outcome> {
  try {
    return await read(request);
  } catch (error) {
    const { smaller } = request;
    if (!(error instanceof ChainUnavailableError) || smaller === undefined || !mayRetry()) throw error;
    const isRefusal = error instanceof RpcError && isForEveryScan(error);
    return { kind: 'shrink', of: isRefusal ? 'everyScan' : 'thisScan', place: smaller };
  }
}

function rangeAt(
  next: number,
  count: number,
  { blocks, order }: Pick<LogScan, 'blocks' | 'order'>,
): BlockRange {
  return order === 'oldestFirst'
    ? { from: next, to: Math.min(blocks.to, next + count - 1) }
    : { from: Math.max(blocks.from, next - count + 1), to: next };
}
