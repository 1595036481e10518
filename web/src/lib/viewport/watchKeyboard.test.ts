import { afterEach, expect, test } from 'vitest';
import { watchKeyboard } from './watchKeyboard.ts';

/** A view of the window's width, whose height and scale a test sets. */
class View extends EventTarget {
  height = window.innerHeight;
  scale = 1;

  become(height: number, scale = 1) {
    Object.assign(this, { height, scale });
    this.dispatchEvent(new Event('resize'));
  }
}

const height = () => document.documentElement.style.getPropertyValue('--keyboard-height');

afterEach(() => {
  document.documentElement.removeAttribute('style');
});

test('a keyboard over the page has its height, until it closes', () => {
  const view = new View();
  watchKeyboard(view as unknown as VisualViewport);
  view.become(window.innerHeight - 300);
  expect(height()).toBe('300px');
  view.become(window.innerHeight);
  expect(height()).toBe('0px');
});

test("a browser's bars and an enlarged page do not count as a keyboard", () => {
  const view = new View();
  watchKeyboard(view as unknown as VisualViewport);
  view.become(window.innerHeight - 60);
  view.become(window.innerHeight / 2, 2);
  expect(height()).toBe('');
});

test('nothing is watched without a view', () => {
  expect(() => watchKeyboard(null)).not.toThrow();
});
