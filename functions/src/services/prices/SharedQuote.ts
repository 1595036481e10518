import type { Quote, Turn } from '../../data/sharedQuote.ts';

/** A source's value shared by all instances, and the turn to fetch a newer one. */
export interface SharedQuote<Value> {
  /**
   * Takes the turn, unless another instance has it or had it a moment ago.
   *
   * @param now milliseconds since 1970
   * @param restMs how long no other instance takes it
   */
  takeTurn(now: number, restMs: number): Promise<Turn<Value>>;
  /** Ends a turn with a newer value, or none, and the time of the next request. */
  endTurn(quote: Quote<Value> | undefined, nextAt: number): Promise<void>;
}
