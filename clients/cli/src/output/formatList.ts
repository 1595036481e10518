import type { ListColumn, ReadCommand } from '../commands/ReadCommand.ts';
import { formatTable } from './formatTable.ts';
import { formatUnits } from './formatUnits.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Token facts of an answer. */
interface Token {
  readonly contract: string;
  readonly symbol?: string;
  readonly decimals?: number;
}

/** Formats a list of an answer as a table; '—' where an item has no value. */
export function formatList(answer: Fields, { member, columns }: NonNullable<ReadCommand['list']>): string {
  const tokens = (answer['tokens'] ?? []) as readonly Token[];
  return formatTable(
    columns.map(({ title }) => title),
    (answer[member] as readonly Fields[]).map((item) =>
      columns.map((column) => cellOf(item, column, tokens)),
    ),
  );
}

function cellOf(item: Fields, { field, token, unit = '' }: ListColumn, tokens: readonly Token[]): string {
  const value = item[field] as string | number | undefined;
  if (token === undefined) return value === undefined ? '—' : `${value}${unit}`;
  const facts = tokens.find(({ contract }) => contract === item[token]);
  return [formatUnits(value?.toString(), facts?.decimals), facts?.symbol].filter(Boolean).join(' ');
}
