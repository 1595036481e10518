import type { CallRequest } from '../calls/CallRequest.ts';
import type { NextStep } from './NextStep.ts';
import type { SequenceProblem } from './SequenceProblem.ts';

/**
 * Sequence of calls that belong together, such as approve, then act: a feature's steps and texts, which `SequenceRunner` runs one
 * signature at a time.
 */
export interface CallSequence<Step> {
  readonly id: string;
  /**
   * Account for which one tab at a time prepares and reviews steps. Absent where calls do not depend on each other: then only
   * `isDone` of a request refuses what another tab has signed.
   */
  readonly lock?: {
    readonly chainId: number;
    readonly account: string;
    /** Problem while another tab has the lock. */
    readonly otherTab: SequenceProblem;
  };
  /**
   * Returns false if another tab has continued the sequence since this screen read it. Called once the lock is held; absent where
   * nothing is continued.
   */
  readonly isCurrent?: () => boolean;
  /** Finds the next step, from the current state of the network, or at once where nothing has to be asked. */
  readonly next: () => NextStep<Step> | Promise<NextStep<Step>>;
  /**
   * Stores a step before its review, so that a crash leaves a trace of what may have been sent. Also called for a step that another
   * tab has sent. Absent where the hash alone is stored.
   */
  readonly storeStep?: (step: Step) => void;
  /**
   * Stores the hash of a signed call before its broadcast, or takes the signature of typed data. If it throws, nothing is
   * broadcast.
   */
  readonly onSigned?: (step: Step, signed: string) => void;
  /** Called when the network has accepted a call. */
  readonly onSent?: (step: Step, txHash: string, request: CallRequest) => void;
  /** Restores the stored sequence after a review was closed, unless the step was sent. */
  readonly undo?: (step: Step) => Promise<void>;
  /** Returns the text for a failure of `next` or `storeStep`. */
  readonly problemOf: (error: unknown) => SequenceProblem;
}
