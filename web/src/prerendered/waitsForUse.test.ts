import { afterEach, beforeEach, expect, test } from 'vitest';
import { waitsForUse } from './waitsForUse.ts';

let root: HTMLElement;

beforeEach(() => {
  root = document.createElement('div');
  root.dataset['written'] = '/status';
  root.dataset['language'] = 'en';
  document.documentElement.dataset['language'] = 'en';
});
afterEach(() => {
  delete document.documentElement.dataset['language'];
  window.history.replaceState(null, '', '/');
});

test('a page that is only read waits', () => {
  expect(waitsForUse(root)).toBe(true);
});

test('a page with answers of the service does not wait', () => {
  root.innerHTML = '<main><p data-live=""></p></main>';
  expect(waitsForUse(root)).toBe(false);
});

test('sign-up does not wait, and sign-in does', () => {
  window.history.replaceState(null, '', '/auth?tab=sign-up');
  expect(waitsForUse(root)).toBe(false);
  window.history.replaceState(null, '', '/auth');
  expect(waitsForUse(root)).toBe(true);
});

test('a page in another language than the document does not wait', () => {
  document.documentElement.dataset['language'] = 'de';
  expect(waitsForUse(root)).toBe(false);
});
