import { commandFiles } from './commandFiles.ts';
import { goFiles } from './goFiles.ts';
import { pythonFiles } from './pythonFiles.ts';
import type { ReadFile } from './ReadFile.ts';
import type { ReadMethod } from './ReadMethod.ts';
import { typeScriptFiles } from './typeScriptFiles.ts';

/** Every file that is written, whole or in part, from the plain reads. */
export const readFiles: readonly ReadFile[] = [
  ...typeScriptFiles,
  ...pythonFiles,
  ...goFiles,
  ...commandFiles,
  { path: 'tests/clients/support/plainReads.ts', write: (_, reads) => plainReads(reads) },
  { path: 'clients/reads.json', write: (_, reads) => `${JSON.stringify(reads.map(requestOf), null, 2)}\n` },
];

/** Example request and answer of a read, which the tests of all SDKs share. */
function requestOf({ word, operation: { id, path, fields, answer }, client }: ReadMethod) {
  const parameters = fields.map(({ name, type, isRequired, example }) => ({
    ...{ name, isRequired },
    example: type === 'boolean' ? true : example || name,
  }));
  return { word, id, goName: client.goName, path, parameters, answer: answer.example };
}

function plainReads(reads: readonly ReadMethod[]): string {
  const rows = reads.map(({ word, operation: { id, fields } }) => {
    const required = fields.filter(({ isRequired }) => isRequired).map(({ name }) => `'${name}'`);
    return `${word}: { method: '${id}', required: [${required.join(', ')}] },`;
  });
  return [
    '// Written by npm run clients:generate: do not edit.',
    '',
    "/** Reads with generated methods, by their words in the example programs; `required` names the words' values. */",
    `export const plainReads = { ${rows.join(' ')} } as const;`,
    '',
    '/** Word of such a read. */',
    'export type PlainRead = keyof typeof plainReads;',
    '',
  ].join('\n');
}
