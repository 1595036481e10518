import { replaceSection } from '../../replaceSection.ts';
import type { ReadFile } from './ReadFile.ts';
import type { ReadMethod } from './ReadMethod.ts';
import { replaceRows } from './replaceRows.ts';
import { snakeCase } from './snakeCase.ts';
import { wrapText } from './wrapText.ts';

const MAX_WIDTH = 105;
/** Characters of a line of code, as in `pyproject.toml`. */
const MAX_LINE = 110;
const source = 'clients/python/src/everything_wallet';

/** Files of the Python SDK that are written from the plain reads, as Ruff formats them. */
export const pythonFiles: readonly ReadFile[] = [
  { path: `${source}/_reads.py`, write: (_, reads) => module(reads) },
  { path: `${source}/__init__.py`, write: exports },
  {
    path: 'clients/python/README.md',
    write: (before, reads) =>
      replaceRows(
        before,
        reads.map(({ operation: { id, fields, answer }, client }) => {
          const values = fields.map(({ name, type, isRequired }) => {
            const initial = type === 'boolean' ? 'False' : 'None';
            return `${snakeCase(name)}=${isRequired ? '' : initial}`;
          });
          const call = `\`${snakeCase(id)}(${values.join(', ')})\``;
          return { beginning: `\`${snakeCase(id)}(`, cells: [call, `\`${answer.name}\``, client.brief] };
        }),
      ),
  },
  {
    path: 'clients/python/examples/ask.py',
    write: (before, reads) =>
      replaceSection(
        before,
        { comment: '    #', command: 'clients:generate' },
        reads.flatMap(({ word, operation: { id, fields } }) => {
          const names = fields.filter(({ isRequired }) => isRequired).map(({ name }) => snakeCase(name));
          const begin = `    "${word}": lambda ${['wallet', ...names].join(', ')}: wallet.${snakeCase(id)}(`;
          const values = names.map((name) => `${name}=${name}`).join(', ');
          const line = `${begin}${values}),`;
          return line.length <= MAX_LINE ? [line] : [begin, `        ${values}`, '    ),'];
        }),
      ),
  },
];

function module(reads: readonly ReadMethod[]): string {
  const tags = [...new Set(reads.map(({ operation }) => snakeCase(operation.tag)))].sort();
  const names = [...new Set(reads.map(({ operation }) => operation.answer.name))];
  const isOptional = reads.some(({ operation }) => operation.fields.some(({ isRequired }) => !isRequired));
  return [
    '"""Plain reads of the API, written by `npm run clients:generate`: do not edit."""',
    '',
    'from __future__ import annotations',
    '',
    'from ._answers import expected, reading_answer',
    ...tags.flatMap((tag) => [
      `from ._generated.api.${tag} import (`,
      ...reads
        .filter(({ operation }) => snakeCase(operation.tag) === tag)
        .map(({ operation }) => `    ${snakeCase(operation.id)},`)
        .sort(),
      ')',
    ]),
    'from ._generated.client import Client',
    ...names.map((name) => `from ._generated.models.${snakeCase(name)} import ${name}`).sort(),
    ...(isOptional ? ['from ._generated.types import UNSET'] : []),
    'from ._network_name import NetworkName',
    '',
    '',
    'class Reads:',
    '    """Plain reads of the synchronous client."""',
    '',
    '    _generated: Client',
    ...reads.flatMap((read) => method(read, false)),
    '',
    '',
    'class AsyncReads:',
    '    """Plain reads of the asynchronous client."""',
    '',
    '    _generated: Client',
    ...reads.flatMap((read) => method(read, true)),
    '',
  ].join('\n');
}

function method({ operation, client }: ReadMethod, isAsync: boolean): readonly string[] {
  const { id, fields, answer } = operation;
  const { brief, returns = brief, notes = '' } = client;
  const name = snakeCase(id);
  const ask = isAsync ? `await ${name}.asyncio(` : `${name}.sync(`;
  return [
    '',
    `    ${isAsync ? 'async ' : ''}def ${name}(`,
    '        self,',
    ...(fields.length > 0 ? ['        *,'] : []),
    ...fields.map((field) => `        ${parameterOf(field)},`),
    `    ) -> ${answer.name}:`,
    `        """Return ${returns}.`,
    ...(notes === '' ? [] : ['', ...wrapText(notes.replaceAll('`', '``'), MAX_WIDTH, '        ')]),
    ...(fields.length > 0 ? ['', '        Args:'] : []),
    ...fields.flatMap((field) =>
      wrapText(`${snakeCase(field.name)}: ${field.description}`, MAX_WIDTH - 12).map((line, index) =>
        index === 0 ? `            ${line}` : `                ${line}`,
      ),
    ),
    '        """',
    '        with reading_answer():',
    '            return expected(',
    `                ${ask}`,
    '                    client=self._generated,',
    ...fields.map((field) => `                    ${argumentOf(field)},`),
    '                ),',
    `                ${answer.name},`,
    '            )',
  ];
}

type Field = ReadMethod['operation']['fields'][number];

function parameterOf({ name, type, isRequired }: Field): string {
  if (type === 'boolean') return `${snakeCase(name)}: bool = False`;
  const typeName = name === 'network' ? 'NetworkName' : 'str';
  return `${snakeCase(name)}: ${typeName}${isRequired ? '' : ' | None = None'}`;
}

function argumentOf({ name, type, isRequired }: Field): string {
  const value = snakeCase(name);
  if (type === 'boolean') return `${value}=${value} or UNSET`;
  return `${value}=${isRequired ? value : `UNSET if ${value} is None else ${value}`}`;
}

/** Adds the types of the answers to the package's exports, in Ruff's order. */
function exports(before: string, reads: readonly ReadMethod[]): string {
  const types = reads.map(({ operation }) => operation.answer.name);
  const imports = /(?:from \._generated\.models\.\w+ import \w+\n)+/;
  const block = imports.exec(before)?.[0];
  const all = /__all__ = \[\n([^\]]*)\]/.exec(before)?.[1];
  if (block === undefined || all === undefined) throw new TypeError('__init__.py has no exports to add to');
  const lines = types.map((name) => `from ._generated.models.${snakeCase(name)} import ${name}`);
  const sorted = [...new Set([...block.trimEnd().split('\n'), ...lines])].sort();
  const names = [...new Set([...(all.match(/\w+/g) ?? []), ...types])].sort(
    (one, other) => rankOf(one) - rankOf(other) || (one < other ? -1 : 1),
  );
  return before
    .replace(block, `${sorted.join('\n')}\n`)
    .replace(all, names.map((name) => `    "${name}",\n`).join(''));
}

/** Constants come first, then classes, then the rest. */
function rankOf(name: string): number {
  if (/^[A-Z0-9_]+$/.test(name)) return 0;
  return /^[A-Z]/.test(name) ? 1 : 2;
}
