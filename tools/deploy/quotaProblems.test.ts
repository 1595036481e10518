import { expect, test } from 'vitest';
import { quotaProblems, type LeftoverFunction } from './quotaProblems.ts';

const quota = (cpu: number, memoryGiB = 6) => ({
  ...{ instances: cpu, cpu, memoryGiB, isWithin: true },
  limits: { cpu: 20, memoryGiB: 40 } as const,
});
const leftover = (name: string, cpu = 1): LeftoverFunction => ({ name, region: 'us-central1', cpu });

test('a release fits beside another one, but not with one leftover function', () => {
  expect(quotaProblems(quota(19), [], 20, 'p')).toEqual([]);
  expect(quotaProblems(quota(19), [leftover('old')], 20, 'p')).toEqual([]);
});

test('using the whole quota does not fit: the next release would be refused half-way', () => {
  expect(quotaProblems(quota(20), [], 20, 'p')).toEqual([
    expect.stringContaining('leaves no room for a release'),
  ]);
  expect(quotaProblems(quota(20), [], 40, 'p')).toEqual([]);
});

test('leftover functions count, and are named with how to delete them', () => {
  const [problem, ...others] = quotaProblems(quota(18.5), [leftover('oldOne'), leftover('oldTwo')], 20, 'p');
  expect(others).toEqual([]);
  expect(problem).toContain('18.5 vCPU and those of earlier releases 2, of a quota of 20');
  expect(problem).toContain('npx firebase functions:delete oldOne oldTwo --project p');
});

test('memory counts as well', () => {
  expect(quotaProblems(quota(10, 41), [], 20, 'p')).toEqual([expect.stringContaining('41 GiB of 40')]);
});
