/** One script's part of V8's precise coverage, by function and with counts. */
export interface ScriptCoverage {
  readonly url: string;
  readonly functions: readonly {
    readonly functionName: string;
    readonly ranges: readonly { readonly startOffset: number; readonly count: number }[];
  }[];
}

/** Returns the source file at an offset of a script; undefined outside the product's sources. */
export type FileAtOffset = (url: string, offset: number) => string | undefined;

/** Names that V8 gives what runs when a module or class is evaluated. */
const EVALUATION = ['<static_initializer>', '<static_fields_initializer>'];

/**
 * Returns the source files of which at least one function ran, sorted. The evaluation of a module is no
 * function: importing a file does not enter it.
 */
export function enteredFiles(coverage: readonly ScriptCoverage[], fileAt: FileAtOffset): string[] {
  const files = new Set<string>();
  for (const { url, functions } of coverage) {
    for (const { functionName, ranges } of functions) {
      const [whole] = ranges;
      if (!whole || whole.count === 0 || EVALUATION.includes(functionName)) continue;
      // The module itself.
      if (functionName === '' && whole.startOffset === 0) continue;
      const file = fileAt(url, whole.startOffset);
      if (file !== undefined) files.add(file);
    }
  }
  return [...files].sort();
}
