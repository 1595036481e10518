import { replaceSection } from '../../replaceSection.ts';
import { pascalCase } from './pascalCase.ts';
import type { ReadFile } from './ReadFile.ts';
import type { ReadMethod } from './ReadMethod.ts';
import { replaceRows } from './replaceRows.ts';
import { wrapText } from './wrapText.ts';

const MAX_WIDTH = 118;
const COMMAND = 'clients:generate';
const source = 'clients/typescript/src';

/** Files of the TypeScript SDK that are written from the plain reads. */
export const typeScriptFiles: readonly ReadFile[] = [
  { path: `${source}/generated/Reads.ts`, write: (_, reads) => methods(reads) },
  {
    path: `${source}/answers.ts`,
    write: (before, reads) =>
      replaceSection(
        before,
        { comment: '//', command: COMMAND },
        reads.flatMap(({ operation, client }) => [
          '',
          `/** ${pascalCase(client.brief)}. */`,
          `export type ${operation.answer.name} = Schemas['${operation.answer.name}'];`,
          '',
        ]),
      ),
  },
  {
    path: `${source}/index.ts`,
    write: (before, reads) => replaceSection(before, { comment: '  //', command: COMMAND }, typeNames(reads)),
  },
  {
    path: 'clients/typescript/README.md',
    write: (before, reads) =>
      replaceRows(
        before,
        reads.map(({ operation: { id, fields }, client }) => {
          const names = fields.map(({ name, isRequired }) => (isRequired ? name : `${name}?`));
          const call = names.length > 0 ? `\`${id}({ ${names.join(', ')} })\`` : `\`${id}()\``;
          return { beginning: `\`${id}(`, cells: [call, client.fields, '`read`'] };
        }),
      ),
  },
];

function typeNames(reads: readonly ReadMethod[]): readonly string[] {
  return reads.map(({ operation }) => `  ${operation.answer.name},`);
}

function methods(reads: readonly ReadMethod[]): string {
  return [
    '// Written by npm run clients:generate: do not edit.',
    "import { answerOf } from '../answerOf.ts';",
    `import type { NetworkName, ${reads.map(({ operation }) => operation.answer.name).join(', ')} } from '../answers.ts';`,
    "import type { CallOptions } from '../options.ts';",
    "import type { Transport } from '../Transport.ts';",
    '',
    '/** Plain reads of the client. */',
    'export class Reads {',
    '  readonly #transport: Transport;',
    '',
    '  constructor(transport: Transport) {',
    '    this.#transport = transport;',
    '  }',
    '',
    ...reads.flatMap(method),
    '}',
    '',
  ].join('\n');
}

function method({ operation: { id, path, fields, answer }, client }: ReadMethod): readonly string[] {
  const { brief, returns = brief, notes = '' } = client;
  const optional = fields.filter(({ isRequired }) => !isRequired);
  const parameters = optional.map(({ name, description }) => `@param ${name} ${description}`);
  const taken = fields.map(({ name, type }) => (type === 'boolean' ? `${name} = false` : name));
  const types = fields.map(({ name, type, isRequired }) => {
    const typeName = name === 'network' ? 'NetworkName' : type;
    return isRequired ? `${name}: ${typeName}` : `${name}?: ${typeName} | undefined`;
  });
  const query = fields.map(({ name, type, isRequired }) => {
    if (isRequired) return name;
    return type === 'boolean' ? `...(${name} && { ${name} })` : `...(${name} !== undefined && { ${name} })`;
  });
  const hasFields = fields.length > 0;
  const mayBeOmitted = fields.every(({ isRequired }) => !isRequired);
  return [
    '  /**',
    ...wrapText(`${pascalCase(returns)}. ${notes}`.trim(), MAX_WIDTH, '   * '),
    ...(parameters.length > 0 ? ['   *'] : []),
    ...parameters.flatMap((text) => wrapText(text, MAX_WIDTH, '   * ')),
    '   */',
    `  async ${id}(`,
    ...(hasFields
      ? [`    { ${taken.join(', ')} }: { ${types.join('; ')} }${mayBeOmitted ? ' = {}' : ''},`]
      : []),
    '    options?: CallOptions,',
    `  ): Promise<${answer.name}> {`,
    '    return answerOf(',
    `      await this.#transport.api.GET('${path}', {`,
    ...(hasFields ? [`        params: { query: { ${query.join(', ')} } },`] : []),
    `        ...this.#transport.request('${client.member}', options),`,
    '      }),',
    '    );',
    '  }',
    '',
  ];
}
