import type { TextId } from '../../texts/texts.ts';
import type { Call } from '../Call.ts';
import type { Movement, Permission } from '../CallEffects.ts';
import type { WarningContext } from '../WarningContext.ts';
import type { CallWarning } from '../CallWarning.ts';
import type { CallReader } from '../reading/CallReader.ts';

/** Context of a call's movements. */
export interface MovementContext {
  readonly sender: string;
  /** True for a swap that the value of the transaction pays (`swapsPaidInCoin`). */
  readonly isPaidInCoin: boolean;
}

/** Use of the value of a call. */
interface CoinUse<One> {
  /** True if the movements contain the value. */
  readonly isInMovements?: true;
  /** Returns the highest amount that the call uses, in wei; absent if that depends on other calls. */
  readonly used?: (call: One) => bigint;
}

/** One kind of call: used by the decoder, reviews and records. An absent member does not apply. */
export interface CallKind<One> {
  /** Readers of its functions; none for calls that are recognized without a selector. */
  readonly readers: readonly CallReader<One>[];
  /** Title in a word or two: a text id without values. */
  readonly title: TextId | ((call: One, sender: string) => TextId);
  /** Returns the movements that the call declares. */
  readonly movements?: (call: One, context: MovementContext) => readonly Movement[];
  /** Returns the permissions that the call declares. */
  readonly permissions?: (call: One, sender: string) => readonly Permission[];
  /**
   * Returns the warnings of the call itself, besides those of its deadline and its value.
   *
   * @param later calls after it in the same transaction
   */
  readonly warnings?: (call: One, context: WarningContext, later: readonly Call[]) => readonly CallWarning[];
  /** Returns the deadline, in seconds since 1970; `callWarnings` judges it. */
  readonly deadline?: (call: One) => bigint | undefined;
  /** Returns the end of a validity that only its own warnings judge, in seconds since 1970. */
  readonly validUntil?: (call: One) => bigint;
  /** Returns the accepted loss of value before the call fails, in basis points. */
  readonly maxLossBps?: (call: One) => bigint | undefined;
  /** Absent if coin sent with the call would be lost. */
  readonly coin?: CoinUse<One>;
  /** True if only the contract determines the effects: its author may have given its functions any name. */
  readonly isAtFaceValue?: true;
  /** True if the call writes one or two numbers: more than 300,000 gas is then worth a warning. */
  readonly needsLittleGas?: true;
  /** True if its record has the type 'swap'. */
  readonly isSwap?: true;
  /** Returns the allowance as signed, in the smallest unit; absent if the permission states it. */
  readonly allowedUnits?: (call: One) => bigint | undefined;
}
