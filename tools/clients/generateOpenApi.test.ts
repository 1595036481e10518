import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryDirectory } from '../testing/temporaryDirectory.ts';
import { testFamily } from '../testing/testFamily.ts';
import { clientPaths } from './clientPaths.ts';
import { generateOpenApi } from './generateOpenApi.ts';

test('the committed OpenAPI document matches the functions (else: npm run clients:generate)', async () => {
  const directory = temporaryDirectory();
  const file = join(directory, 'openapi.json');
  await generateOpenApi({ family: testFamily(), directory }, file);
  expect(readFileSync(clientPaths.openApi, 'utf8')).toBe(readFileSync(file, 'utf8'));
});
