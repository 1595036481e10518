/** A place of a stack; lines and columns from 0. */
export interface StackFrame {
  readonly url: string;
  readonly lineNumber: number;
  readonly columnNumber: number;
}

/** A stack as V8's inspector protocol has it, the innermost call first. */
export interface StackTrace {
  readonly callFrames: readonly StackFrame[];
  /** Stack on which the current task was scheduled: by await, a promise's then, or a timer. */
  readonly parent?: StackTrace | undefined;
  /** Names a parent that `Debugger.getStackTrace` returns. */
  readonly parentId?: { readonly id: string } | undefined;
}
