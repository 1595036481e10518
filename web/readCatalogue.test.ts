import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readCatalogue } from './readCatalogue.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'texts-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
const read = () => readCatalogue('de', pathToFileURL(`${folder}/`));

test('joins the texts of all files', async () => {
  write('aTexts.ts', "export const aTexts = { 'a.one': 'Eins' } as const;");
  write('bTexts.ts', "export const bTexts = { 'b.two': 'Zwei' } as const;");
  expect(await read()).toEqual({ 'a.one': 'Eins', 'b.two': 'Zwei' });
});

test('refuses an id that two files have: one text would silently replace the other', async () => {
  write('aTexts.ts', "export const aTexts = { 'a.one': 'Eins' } as const;");
  write('bTexts.ts', "export const bTexts = { 'a.one': 'Zwei' } as const;");
  await expect(read()).rejects.toThrow('bTexts.ts has the text a.one');
});
