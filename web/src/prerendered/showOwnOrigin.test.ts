import { expect, test } from 'vitest';
import { showOwnOrigin } from './showOwnOrigin.ts';

const WRITTEN = 'https://example.com';

test('code names the place that the page was loaded from', () => {
  const root = document.createElement('div');
  root.innerHTML = `<pre><span>curl ${WRITTEN}/api # ${WRITTEN}</span></pre><p>Other</p>`;
  showOwnOrigin(root, WRITTEN, 'http://localhost:5000');
  expect(root.textContent).toBe('curl http://localhost:5000/api # http://localhost:5000Other');
});

test('a page at its own origin is unchanged', () => {
  const root = document.createElement('div');
  root.textContent = WRITTEN;
  const [text] = root.childNodes;
  showOwnOrigin(root, WRITTEN, WRITTEN);
  expect(root.firstChild).toBe(text);
});
