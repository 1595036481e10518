import { LocalError } from '../../tools/LocalError.ts';
import { isProductSource } from './isProductSource.ts';
import type { StackFrame } from './StackTrace.ts';

/** Options for reading the places of a stack. */
export interface SpineOptions {
  /** Returns the file of a frame, from the repository's root; libraries' files as well. */
  readonly fileAt: (frame: StackFrame) => string | undefined;
  /** Matches the file in which the path begins, such as the server that calls a function. */
  readonly beginning: RegExp;
  /** Name of what is traced, for the message of a failure. */
  readonly name: string;
}

/**
 * Returns the product's source files on a stack, each once, in the order of the calls: from the path's
 * beginning to the request. Calls before the beginning belong to another path.
 *
 * @param frames the innermost first
 * @throws {LocalError} When the stack does not reach the beginning, or has none of the product's files.
 */
export function spineOf(frames: readonly StackFrame[], { fileAt, beginning, name }: SpineOptions): string[] {
  const files: string[] = [];
  for (const frame of frames) {
    const file = fileAt(frame);
    if (file === undefined) continue;
    if (beginning.test(file)) {
      if (files.length === 0) break;
      return [...new Set(files.reverse())];
    }
    if (isProductSource(file)) files.push(file);
  }
  throw new LocalError(
    `${name} cannot be traced: no stack leads from ${String(beginning)} to the request, only from ${files.at(-1) ?? 'no source file'}.`,
  );
}
