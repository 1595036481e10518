import type { CallRecord } from '@everything-wallet/core/calls/kinds/CallRecord';
import type { RecordedKind } from './readCallKinds.ts';

/** File that follows from the kinds of calls. */
export interface CallKindFile {
  /** Path from the root of the repository. */
  readonly path: string;
  /**
   * Returns the content, before it is formatted.
   *
   * @param before its present content: lists keep their order, and new kinds come last
   */
  readonly write: (before: string, kinds: readonly RecordedKind[]) => string;
}

interface Row {
  readonly kind: string;
  readonly record: CallRecord;
}

/** Kinds of records for calls that revoke an approval: each has a kind of its own. */
const REVOKES: readonly Row[] = [
  { kind: 'revoke', record: { title: 'callHistory.revoke' } },
  { kind: 'revokeAll', record: { title: 'callHistory.revoke' } },
];

/** Kind that a record of a newer server reads as. */
const OTHER: Row = { kind: 'other', record: { title: 'callHistory.other', isExchange: true } };

const HEAD = '/* Written by `npm run calls:generate` from packages/core/src/calls/kinds. */\n\n';

/**
 * Files that follow from the kinds of calls. Each is a list of its own because a screen loads only what it needs: one table with all
 * facts, or one that imports the decoder, would make each screen load both.
 */
export const callKindFiles: readonly CallKindFile[] = [
  {
    path: 'packages/core/src/calls/Call.ts',
    write: (_, kinds) =>
      [
        HEAD,
        ...kinds
          .map(({ type }) => type.replace(/<.*>$/, ''))
          .map((name) => `import type { ${name} } from './types/${name}.ts';\n`),
        '\n/** Decoded call. Addresses have checksums (EIP-55), amounts are in the smallest unit. */\n',
        `export type Call = ${kinds.map(({ type }) => type).join(' | ')};\n`,
      ].join(''),
  },
  {
    path: 'packages/core/src/calls/kinds/callKinds.ts',
    write: (_, kinds) =>
      [
        HEAD,
        ...kinds.map(({ kind }) => `import { ${kind} } from './${kind}.ts';\n`),
        '\n/** Every kind of call by its name. */\n',
        `export const callKinds = { ${kinds.map(({ kind }) => kind).join(', ')} };\n`,
      ].join(''),
  },
  {
    path: 'packages/core/src/documents/recordedKinds.ts',
    write: (before, kinds) =>
      list(before, [...rowsOf(kinds), ...REVOKES], {
        name: 'recordedKinds',
        about:
          'Kinds of signed calls, as in `Call`, and revocations. Plain transfers of coin and of ERC-20 tokens have none.',
      }),
  },
  {
    path: 'packages/core/src/documents/transferKinds.ts',
    write: (before, kinds) =>
      list(
        before,
        rowsOf(kinds).filter(({ record }) => record.isTransfer),
        {
          name: 'transferKinds',
          about: 'Kinds of calls whose record names the new owner, and not the called contract.',
        },
      ),
  },
  {
    path: 'packages/core/src/exports/exchangeKinds.ts',
    write: (before, kinds) =>
      list(
        before,
        [...rowsOf(kinds), OTHER].filter(({ record }) => record.isExchange),
        {
          name: 'exchangeKinds',
          about: 'Kinds of calls besides swaps that exchange one asset for another, or may.',
        },
      ),
  },
  {
    path: 'functions/src/data/nftCallKinds.ts',
    write: (before, kinds) =>
      list(
        before,
        rowsOf(kinds).filter(({ record }) => record.mayMoveNft),
        {
          name: 'nftCallKinds',
          about: 'Kinds of calls that may move an NFT: other calls are not read.',
        },
      ),
  },
  {
    path: 'web/src/features/transactions/calls/callHistoryTitles.ts',
    write: (before, kinds) => {
      const rows = inOrder(before, [...rowsOf(kinds), ...REVOKES, OTHER]);
      return [
        HEAD,
        '/** Text ids of the titles of recorded calls. */\n',
        `export const callHistoryTitles = { ${rows.map(({ kind, record }) => `${kind}: '${record.title}'`).join(', ')} } as const;\n`,
      ].join('');
    },
  },
];

function rowsOf(kinds: readonly RecordedKind[]): Row[] {
  return kinds.flatMap(({ kind, record }) => (record ? [{ kind, record }] : []));
}

function list(
  before: string,
  rows: readonly Row[],
  { name, about }: { name: string; about: string },
): string {
  const names = inOrder(before, rows).map(({ kind }) => `'${kind}'`);
  return `${HEAD}/** ${about} */\nexport const ${name} = [${names.join(', ')}] as const;\n`;
}

/** Sorts rows by their place in the present content, and new ones to the end. */
function inOrder(before: string, rows: readonly Row[]): readonly Row[] {
  const placeOf = ({ kind }: Row) => {
    const place = before.search(new RegExp(`(?<![.\\w])${kind}['":]`));
    return place === -1 ? before.length : place;
  };
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other));
}
