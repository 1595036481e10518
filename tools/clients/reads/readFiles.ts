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
