import type { CallRequest } from '../calls/CallRequest.ts';
import { holdCallLock } from '../calls/holdCallLock.ts';
import { logProblem } from '../log/logProblem.ts';
import type { CallSequence } from './CallSequence.ts';
import type { NextStep, StepToSign } from './NextStep.ts';
import type { SequenceProblem } from './SequenceProblem.ts';
import type { SequenceState } from './SequenceState.ts';

/** Sequence from the press of a button until its review is closed. */
interface Run<Step> {
  readonly sequence: CallSequence<Step>;
  releaseLock: (() => void) | undefined;
  isSent: boolean;
  isClosed: boolean;
}

type Prepared<Step> = NextStep<Step> | undefined;

/**
 * Takes sequences from one signature to the next, one at a time: holds the account's lock, finds the next step, has it reviewed, and
 * stores it by its hash before the broadcast.
 */
export class SequenceRunner<Step> {
  readonly #onState: (state: SequenceState<Step>) => void;
  #isOpen = true;
  /** Undefined while nothing is prepared or reviewed, and once the screen is closed. */
  #run: Run<Step> | undefined;

  /** @param onState called with every change of the state */
  constructor(onState: (state: SequenceState<Step>) => void) {
    this.#onState = onState;
  }

  /** Prepares the review of the next step of a sequence. Does nothing while another one is prepared or reviewed. */
  readonly start = async (sequence: CallSequence<Step>): Promise<void> => {
    // A second press arrives before React renders the button disabled.
    if (this.#run || !this.#isOpen) return;
    const run: Run<Step> = { sequence, releaseLock: undefined, isSent: false, isClosed: false };
    this.#run = run;
    this.#onState({ preparing: sequence.id });
    try {
      const found = this.#findNext(run);
      // Without a pause where nothing is asked: then the review opens with the press.
      const next = found instanceof Promise ? await found : found;
      // The screen is closed, and another tab may have the lock.
      if (this.#run !== run) return;
      if (next === undefined) {
        this.#end(run);
        return;
      }
      if (next.type === 'problem') {
        this.#end(run, next.problem);
        return;
      }
      sequence.storeStep?.(next.step);
      if (next.type === 'alreadySent') this.#end(run);
      else this.#review(run, next);
    } catch (error) {
      this.#end(run, sequence.problemOf(error));
    }
  };

  /** Shows why a sequence cannot start on this screen. Does nothing while another one is prepared or reviewed. */
  readonly refuse = (id: string, problem: SequenceProblem): void => {
    if (!this.#run) this.#onState({ problem: { id, ...problem } });
  };

  /** Lets sequences start: React may close and open a screen again with the same state. */
  readonly open = (): void => {
    this.#isOpen = true;
  };

  /** Releases the lock when the screen is closed, after which no review opens. Stored steps stay, and signed ones are still stored. */
  readonly stop = (): void => {
    const run = this.#run;
    this.#isOpen = false;
    this.#run = undefined;
    run?.releaseLock?.();
    this.#onState({});
  };

  /** Undefined where there is nothing to do here: another tab has continued the sequence, or the screen is closed. */
  #findNext(run: Run<Step>): Prepared<Step> | Promise<Prepared<Step>> {
    const { lock, isCurrent, next } = run.sequence;
    if (lock) return this.#findLocked(run, lock);
    return isCurrent?.() === false ? undefined : next();
  }

  async #findLocked(run: Run<Step>, lock: NonNullable<CallSequence<Step>['lock']>): Promise<Prepared<Step>> {
    const { isCurrent, next } = run.sequence;
    const release = await holdCallLock(lock.chainId, lock.account);
    if (!release) return { type: 'problem', problem: lock.otherTab };
    if (this.#run !== run) {
      release();
      return undefined;
    }
    run.releaseLock = release;
    return isCurrent?.() === false ? undefined : next();
  }

  #review(run: Run<Step>, next: StepToSign<Step>): void {
    const { sequence } = run;
    const { step } = next;
    const onSigned = (signed: string) => sequence.onSigned?.(step, signed);
    const onClose = () => void this.#close(run, step);
    const onSent = (txHash: string, request: CallRequest) => {
      run.isSent = true;
      try {
        sequence.onSent?.(step, txHash, request);
      } catch (error) {
        // It is sent: a review that stopped here could sign it again.
        logProblem('A call that was sent could not be stored', error);
      }
      if (this.#run === run && !run.isClosed) this.#onState(reviewed);
    };
    const reviewed: SequenceState<Step> = {
      step,
      ...(next.type === 'sign'
        ? { calls: { requests: next.requests, onSigned, onSent, onClose } }
        : { typedData: { request: next.request, onSigned, onClose } }),
    };
    this.#onState({ ...reviewed, unsent: step });
  }

  async #close(run: Run<Step>, step: Step): Promise<void> {
    if (this.#run !== run || run.isClosed) return;
    run.isClosed = true;
    const { undo } = run.sequence;
    if (run.isSent || !undo) {
      this.#end(run);
      return;
    }
    // The lock is held until the outcome is known: no other tab may sign the step in the meantime.
    this.#onState({ unsent: step });
    try {
      await undo(step);
    } catch (error) {
      // The step stays stored as an interrupted one.
      logProblem('Reading the outcome of a step failed', error);
    }
    this.#end(run);
  }

  #end(run: Run<Step>, problem?: SequenceProblem): void {
    if (this.#run !== run) return;
    this.#run = undefined;
    run.releaseLock?.();
    this.#onState(problem ? { problem: { id: run.sequence.id, ...problem } } : {});
  }
}
