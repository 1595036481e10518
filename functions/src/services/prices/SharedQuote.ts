import type { Quote, Turn } from '../../data/sharedQuote.ts';

/** What all instances know of a source together, and whose turn it is to ask it for something newer. */
export interface SharedQuote<Value> {
  /**
   * Takes the turn, unless another instance has it or had it a moment ago.
   *
   * @param now milliseconds since 1970
   * @param restMs for how long nobody else takes it
   */
  takeTurn(now: number, restMs: number): Promise<Turn<Value>>;
  /** Says what came of a turn: something newer, or nothing, and when the source may be asked next. */
  endTurn(quote: Quote<Value> | undefined, nextAt: number): Promise<void>;
}
