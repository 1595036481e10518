import { expect, test } from 'vitest';
import { enteredFiles, type ScriptCoverage } from './enteredFiles.ts';

const ran = (functionName: string, startOffset: number, count = 1) => ({
  functionName,
  ranges: [{ startOffset, count }],
});
const entered = (...functions: ScriptCoverage['functions'][number][]) =>
  enteredFiles([{ url: 'a.ts', functions }], (url, offset) => (offset < 900 ? url : 'end.ts'));

test('a file is entered when one of its functions ran', () => {
  expect(entered(ran('', 0), ran('f', 20, 0), ran('g', 40, 3))).toEqual(['a.ts']);
});

test('the evaluation of a module, or of a class, enters nothing', () => {
  expect(entered(ran('', 0), ran('<static_initializer>', 10))).toEqual([]);
});

test('a nameless function counts, as does a named one at the very beginning', () => {
  expect(entered(ran('', 7))).toEqual(['a.ts']);
  expect(entered(ran('f', 0))).toEqual(['a.ts']);
});

test('the functions of one script can be of several files, each named once, sorted', () => {
  expect(entered(ran('z', 950), ran('f', 20), ran('g', 40))).toEqual(['a.ts', 'end.ts']);
});

test('scripts outside the sources are left out', () => {
  expect(enteredFiles([{ url: 'library.js', functions: [ran('f', 20)] }], () => undefined)).toEqual([]);
});
