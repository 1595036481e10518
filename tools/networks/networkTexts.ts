import type { NetworkDescription } from '@everything-wallet/core/networks/NetworkDescription';
import { rpcVariable } from '@everything-wallet/core/networks/rpcVariable';
import { replaceSection } from '../replaceSection.ts';
import type { NetworkFile } from './networkFiles.ts';

/** A text generated from the networks' files: returns the new content of a file, given the current one. */
export interface NetworkText {
  /** Path from the repository's root. */
  readonly path: string;
  readonly write: (before: string, files: readonly NetworkFile[]) => string;
}

/** Every file of the repository that is written, whole or in part, from the networks' files. */
export const networkTexts: readonly NetworkText[] = [
  { path: 'packages/core/src/networks/networkList.ts', write: (_, files) => coreList(files) },
  {
    path: 'clients/cli/src/networks.ts',
    write: (before, files) => between(before, '  //', commandLineList(files)),
  },
  { path: 'firestore.rules', write: (before, files) => between(before, '    //', ruleLists(files)) },
  { path: 'functions/.env.example', write: (before, files) => between(before, '#', rpcLines(files)) },
  { path: 'clients/go/client.go', write: (before, files) => between(before, '//', goConstants(files)) },
  ...['typescript', 'python', 'go', 'cli'].map((client) => ({
    path: `clients/${client}/README.md`,
    write: (before: string, files: readonly NetworkFile[]) =>
      between(before, '<!--', readmeList(files), ' -->'),
  })),
];

/** Replaces the part of a text between two marks. */
function between(text: string, comment: string, lines: readonly string[], commentEnd = ''): string {
  return replaceSection(text, { comment, commentEnd, command: 'networks:generate' }, lines);
}

function coreList(files: readonly NetworkFile[]): string {
  const imports = files
    .map(({ file }) => `import { ${file} } from './${file}.ts';`)
    .toSorted((one, other) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1));
  return [
    '// Written by npm run networks:generate: do not edit.',
    '',
    ...imports,
    '',
    '/** Every network that has a file, by its place. */',
    'export const networkList = [',
    ...files.map(({ file }) => `  ${file},`),
    '] as const;',
    '',
  ].join('\n');
}

/** Generates the command line's built-in networks: it is installed without core. */
function commandLineList(files: readonly NetworkFile[]): readonly string[] {
  return files.flatMap(({ network: { id, rpcName, chainId, name, type, currency } }) => [
    '  {',
    ...Object.entries({ id, rpcName, chainId, name, type, currency }).map(
      ([key, value]) => `    ${key}: ${typeof value === 'string' ? `'${value}'` : value},`,
    ),
    '  },',
  ]);
}

function ruleLists(files: readonly NetworkFile[]): readonly string[] {
  const lines = (networks: readonly NetworkDescription[]) =>
    networks.map(({ id }, index) => `        '${id}'${index === networks.length - 1 ? '' : ','}`);
  const networks = files.map(({ network }) => network);
  return [
    '    function isNetwork(id) {',
    '      return id in [',
    ...lines(networks),
    '      ];',
    '    }',
    '',
    '    function isTokenNetwork(id) {',
    '      return id in [',
    ...lines(networks.filter(({ customTokenName }) => customTokenName !== undefined)),
    '      ];',
    '    }',
  ];
}

function rpcLines(files: readonly NetworkFile[]): readonly string[] {
  return files.map(
    ({ network: { rpcName, rpcUrls } }) => `${rpcVariable('RPC_URLS', rpcName)}=${rpcUrls.join(',')}`,
  );
}

/** Constants as gofmt lines them up. */
function goConstants(files: readonly NetworkFile[]): readonly string[] {
  const constants = files.map(({ network: { rpcName } }) => ({
    constant: rpcName.replaceAll(/(^|-)([a-z])/g, (_, __, letter: string) => letter.toUpperCase()),
    rpcName,
  }));
  const width = Math.max(...constants.map(({ constant }) => constant.length));
  return [
    'const (',
    ...constants.map(({ constant, rpcName }) => `\t${constant.padEnd(width)} NetworkName = "${rpcName}"`),
    ')',
    '',
  ];
}

/** Generates a list in the format of `npm run format`. */
function readmeList(files: readonly NetworkFile[]): readonly string[] {
  const items = files.map(
    ({ network: { rpcName, chainId, name, currency, coin } }) =>
      `- \`${rpcName}\` (${chainId}): ${name}, ${currency}${coin.renamedTo ? ` (called ${coin.renamedTo.symbol} since ${coin.renamedTo.since})` : ''}`,
  );
  return ['', ...items, ''];
}
