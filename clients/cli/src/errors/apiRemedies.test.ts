import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { apiRemedies } from './apiRemedies.ts';

interface Description {
  readonly paths: Record<string, Record<string, { responses: Record<string, { description: string }> }>>;
}

test('there is a remedy for every problem that the API description names', () => {
  const text = readFileSync(new URL('../../../openapi.json', import.meta.url), 'utf8');
  const { paths } = JSON.parse(text) as Description;
  const codes = Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .flatMap(({ responses }) => Object.entries(responses))
    .filter(([status]) => Number(status) >= 400)
    .flatMap(([, { description }]) => description.split(', '));
  expect(codes.length).toBeGreaterThan(20);
  for (const code of codes) expect(apiRemedies, code).toHaveProperty(code);
});
