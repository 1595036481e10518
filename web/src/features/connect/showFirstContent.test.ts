import { readFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { showFirstContent } from './showFirstContent.ts';

const html = readFileSync('web/connect.html', 'utf8');

beforeEach(() =>
  document.documentElement.replaceChildren(
    ...new DOMParser().parseFromString(html, 'text/html').documentElement.children,
  ),
);

function rootOf(): HTMLElement {
  return document.getElementById('root') ?? expect.unreachable();
}

// Regression: scripts that were switched off, or refused in a window of a sandboxed frame, left an empty page.
test('the page explains itself until its script starts', () => {
  expect(rootOf().textContent).toMatch(/has not started.*needs JavaScript/s);
  showFirstContent(rootOf(), { status: 'waiting' });
  expect(document.body.textContent).not.toContain('has not started');
  expect(rootOf().textContent).toBe('Waiting for the website…');
});

test('shows the host of the website as text', () => {
  const site = { origin: 'https://app.example', title: '<img src=x>' };
  showFirstContent(rootOf(), { status: 'open', site, requests: [], hasLeft: false });
  expect(rootOf().querySelector('strong')?.textContent).toBe('app.example');
  expect(rootOf().querySelector('img')).toBeNull();
});
