import { expect, test } from 'vitest';
import { judgePaths } from './judgePaths.ts';
import { pathLimits, type PathLimit } from './pathLimits.ts';
import { pathNames } from './TracedPath.ts';

const paths = [{ name: 'Send', entered: ['a', 'b', 'c'], spine: ['a', 'b'] }] as const;
const judge = (...limits: Omit<PathLimit, 'name'>[]) =>
  judgePaths(
    paths,
    limits.map((limit) => ({ name: 'Send', ...limit })),
  );

test('a path within goal and limit is a figure', () => {
  expect(judge({ part: 'spine', goal: 2, limit: 2 }, { part: 'entered', limit: 3 })).toEqual({
    figures: ['Send: 2 files of the spine (goal 2)', 'Send: 3 files entered'],
    gaps: [],
    failures: [],
  });
});

test('a path above its goal is a gap, and no failure', () => {
  expect(judge({ part: 'entered', goal: 2, limit: 3 })).toMatchObject({
    gaps: ['Send: 3 files entered. The goal of 2 is not met.'],
    failures: [],
  });
});

test('a path above its limit fails', () => {
  expect(judge({ part: 'spine', goal: 9, limit: 1 })).toMatchObject({
    gaps: [],
    failures: ['Send: 2 files of the spine, more than 1 before'],
  });
});

test('a path that was not traced fails', () => {
  expect(judgePaths([], [{ name: 'Send', part: 'spine', limit: 2 }])).toEqual({
    figures: [],
    gaps: [],
    failures: ['Send was not traced: no files of the spine'],
  });
});

test('every path has a limit of its spine', () => {
  const limited = pathLimits.filter(({ part }) => part === 'spine').map(({ name }) => name);
  expect(limited.toSorted()).toEqual([...pathNames].sort());
});
