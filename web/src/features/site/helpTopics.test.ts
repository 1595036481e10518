import { helpEntries } from 'virtual:help';
import { expect, test } from 'vitest';
import { helpLinks } from './helpLinks.ts';
import { helpTopics } from './helpTopics.ts';

test('every file of docs/help stands under one topic', () => {
  const listed = helpTopics.flatMap(({ entries }) => entries);
  expect(listed.toSorted()).toEqual(helpEntries.map(({ name }) => name).toSorted());
});

test('no topic has the address of an answer', () => {
  const ids = [...helpTopics.map(({ id }) => id), ...helpEntries.map(({ name }) => name)];
  expect(new Set(ids).size).toBe(ids.length);
});

test('the link to every page that an answer names has words', () => {
  expect(helpEntries.filter(({ page }) => !helpLinks[page])).toEqual([]);
});
