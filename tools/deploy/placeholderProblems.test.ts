import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../repositoryRoot.ts';
import { placeholderProblems } from './placeholderProblems.ts';

test.each(['support@everything-wallet.example', 'support@example.com', 'a@mail.example'])(
  'a placeholder address stops a deployment: %s',
  (email) => {
    expect(placeholderProblems(email)).toEqual([expect.stringContaining(email)]);
  },
);

test('an own address does not', () => {
  expect(placeholderProblems('help@wallet.dev')).toEqual([]);
});

test('the files that it and the handbook name are there', () => {
  const handbook = readFileSync(join(repositoryRoot, 'docs', 'operations.md'), 'utf8');
  const named = [handbook, placeholderProblems('a@b.example').join()].flatMap((text) =>
    [...text.matchAll(/(?:web|packages|functions|local)\/[\w/.-]+\.(?:ts|json|md)\b/g)].map(([file]) => file),
  );
  expect(named).toContain('packages/core/src/texts/supportEmail.ts');
  for (const file of new Set(named)) expect(existsSync(join(repositoryRoot, file)), file).toBe(true);
});
