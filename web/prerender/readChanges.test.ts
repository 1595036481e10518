import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readChanges } from './readChanges.ts';

const changelog = `# Changelog

## 1.2.0 - 2026-12-01

### Sending

- **Reviews** show \`fees\` first. More about it.
- A second point.

### Security

- A [link](docs/security.md) is plain text

## 1.1.0

### Urgent

- Old.
`;

test('the first sentence of each section of the newest entry', () => {
  expect(readChanges(changelog)).toEqual({
    version: '1.2.0',
    changes: ['Reviews show fees first.', 'A link is plain text'],
    isUrgent: false,
  });
});

test('an urgent release says why, first and in full', () => {
  const urgent = changelog.replace('### Security', '### Urgent\n\n- One.\n- Two.\n\n### Security');
  expect(readChanges(urgent)).toEqual({
    version: '1.2.0',
    changes: ['One.', 'Two.', 'Reviews show fees first.', 'A link is plain text'],
    isUrgent: true,
  });
});

test('a long point is cut', () => {
  const [change = ''] = readChanges(`## Unreleased\n\n### A\n\n- ${'x'.repeat(500)}`).changes;
  expect(change).toHaveLength(200);
});

test("the repository's changelog has changes", () => {
  const { changes } = readChanges(readFileSync(new URL('../../CHANGELOG.md', import.meta.url), 'utf8'));
  expect(changes.length).toBeGreaterThan(2);
});
