import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { withoutJsonSchema } from './withoutJsonSchema.ts';

const folder = join(dirname(createRequire(import.meta.url).resolve('zod/package.json')), 'v4', 'classic');
const schemas = readFileSync(join(folder, 'schemas.js'), 'utf8');

interface Schemas {
  object: (shape: object) => Schema;
  string: () => Schema;
}
interface Schema {
  max: (length: number) => Schema & { readonly maxLength: number };
  safeParse: (value: unknown) => { readonly success: boolean };
  toJSONSchema: () => unknown;
}

/** Imports the shortened module, with the rest of the installed zod. */
async function shortened(): Promise<Schemas> {
  const code = withoutJsonSchema(schemas).replaceAll(
    /from "(\.[^"]+)"/g,
    (_, path: string) => `from "${pathToFileURL(join(folder, path)).href}"`,
  );
  return (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)) as Schemas;
}

test('the installed zod writes JSON Schema, and the shortened one does not', () => {
  expect(schemas).toContain('to-json-schema.js');
  expect(schemas).toContain('processJSONSchema');
  const code = withoutJsonSchema(schemas);
  expect(code).not.toContain('to-json-schema.js');
  expect(code).not.toContain('processJSONSchema');
});

test('the rest checks values as before', async () => {
  const { object, string } = await shortened();
  const schema = object({ name: string().max(3) });
  expect(schema.safeParse({ name: 'abc' }).success).toBe(true);
  expect(schema.safeParse({ name: 'abcd' }).success).toBe(false);
  expect(string().max(3).maxLength).toBe(3);
  expect(() => schema.toJSONSchema()).toThrow('writes no JSON Schema');
});

test('changed schemas fail the build', () => {
  expect(() => withoutJsonSchema(schemas.replaceAll('processJSONSchema', 'write'))).toThrow('have changed');
  expect(() => withoutJsonSchema(schemas.replace('to-json-schema', 'json'))).toThrow('have changed');
});
