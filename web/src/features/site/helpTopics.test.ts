// @vitest-environment node
import { helpEntries } from 'virtual:help/en';
import { expect, test } from 'vitest';
import { helpLinks } from './helpLinks.ts';
import { helpTopics } from './helpTopics.ts';

test('every file of docs/help is in one topic', () => {
  const listed = helpTopics.flatMap(({ entries }) => entries);
  expect(listed.toSorted()).toEqual(helpEntries.map(({ name }) => name).toSorted());
});

test('no topic has the URL of an answer', () => {
  const ids = [...helpTopics.map(({ id }) => id), ...helpEntries.map(({ name }) => name)];
  expect(new Set(ids).size).toBe(ids.length);
});

test('every page that an answer links to has a label', () => {
  expect(helpEntries.filter(({ page }) => !helpLinks[page])).toEqual([]);
});
