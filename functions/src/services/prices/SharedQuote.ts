import type { Quote, Turn } from '../../data/sharedQuote.ts';

/** The prices that all instances have in common, and whose turn it is to ask for newer ones. */
export interface SharedQuote {
  /**
   * Takes the turn, unless another instance has it or had it a moment ago.
   *
   * @param now milliseconds since 1970
   * @param restMs for how long nobody else takes it
   */
  takeTurn(now: number, restMs: number): Promise<Turn>;
  /** Says what came of a turn: new prices, or none, and when the source may be asked next. */
  endTurn(quote: Quote | undefined, nextAt: number): Promise<void>;
}
