import type { StackFrame, StackTrace } from './StackTrace.ts';

/** Returns a stack by the inspector protocol's id of it. */
export type FindStack = (id: { readonly id: string }) => Promise<StackTrace>;

/** Returns all frames of a stack, the innermost first, through all tasks that led to it. */
export async function wholeStack(trace: StackTrace, find: FindStack): Promise<StackFrame[]> {
  const frames: StackFrame[] = [];
  let part: StackTrace | undefined = trace;
  while (part) {
    frames.push(...part.callFrames);
    part = part.parent ?? (part.parentId && (await find(part.parentId)));
  }
  return frames;
}
