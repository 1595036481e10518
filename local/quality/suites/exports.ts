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
import type { QualitySuite } from '../QualitySuite.ts';

/**
 * Has an independent program, in another language, write the exports of the fixture, and compares byte by byte: with what the
 * product writes, twice, and with what is checked in.
 */
export const exports: QualitySuite = {
  work({ directory, log }) {
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
    return Promise.resolve({ passed, failed: failures.length, skipped: 0, failures });
  },
};

function zip<T>(one: readonly T[], other: readonly T[]): (readonly [T, T])[] {
  return one.flatMap((item, index) => {
    const beside = other[index];
    return beside === undefined ? [] : [[item, beside] as const];
  });
}
