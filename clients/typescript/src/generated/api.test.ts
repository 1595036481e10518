import { readFile } from 'node:fs/promises';
import openapiTS, { astToString, COMMENT_HEADER } from 'openapi-typescript';
import { expect, test } from 'vitest';

test('the committed types are those of the API description; npm run generate writes them', async () => {
  const generated =
    COMMENT_HEADER + astToString(await openapiTS(new URL('../../../openapi.json', import.meta.url)));
  expect(await readFile(new URL('api.ts', import.meta.url), 'utf8')).toBe(generated);
});
