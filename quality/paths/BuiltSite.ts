import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import type { StackFrame } from './StackTrace.ts';

interface Chunk {
  readonly map: TraceMap;
  /** Offset of each line's beginning. */
  readonly lines: readonly number[];
}

/** Source files of a site that was built with source maps. */
export class BuiltSite {
  readonly #directory: string;
  readonly #root: string;
  readonly #chunks = new Map<string, Chunk>();

  /** @param root the repository's; sources are named from there */
  constructor(directory: string, root: string) {
    this.#directory = directory;
    this.#root = root;
  }

  /** Returns the file of a frame; undefined where no source map leads to one. */
  fileAt({ url, lineNumber, columnNumber }: StackFrame): string | undefined {
    const chunk = this.#chunkOf(url);
    if (!chunk) return undefined;
    const { source } = originalPositionFor(chunk.map, { line: lineNumber + 1, column: columnNumber });
    if (source === null || !source.startsWith(`${this.#root}/`)) return undefined;
    return source.slice(this.#root.length + 1);
  }

  /** Likewise for an offset of a script. */
  fileAtOffset(url: string, offset: number): string | undefined {
    const chunk = this.#chunkOf(url);
    if (!chunk) return undefined;
    const next = chunk.lines.findIndex((beginning) => beginning > offset);
    const lineNumber = (next === -1 ? chunk.lines.length : next) - 1;
    return this.fileAt({ url, lineNumber, columnNumber: offset - (chunk.lines[lineNumber] ?? 0) });
  }

  #chunkOf(url: string): Chunk | undefined {
    const path = URL.canParse(url) ? new URL(url).pathname : '';
    if (!/^\/assets\/[\w.-]+\.js$/.test(path)) return undefined;
    const known = this.#chunks.get(path);
    if (known) return known;
    const file = join(this.#directory, path);
    // A chunk of the bundler's own code has none.
    if (!existsSync(`${file}.map`)) return undefined;
    const lines = [0];
    for (const { index } of readFileSync(file, 'utf8').matchAll(/\n/g)) lines.push(index + 1);
    // Sources are named from the map's own place.
    const chunk = { map: new TraceMap(readFileSync(`${file}.map`, 'utf8'), `${file}.map`), lines };
    this.#chunks.set(path, chunk);
    return chunk;
  }
}
