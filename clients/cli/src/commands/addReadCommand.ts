import type { Command } from 'commander';
import { askPages } from '../askPages.ts';
import { resolveSettings } from '../config/resolveSettings.ts';
import { createApiClient } from '../createApiClient.ts';
import { findNetwork } from '../findNetwork.ts';
import { formatFields } from '../output/formatFields.ts';
import { formatList } from '../output/formatList.ts';
import { printNote } from '../output/printNote.ts';
import { printResult } from '../output/printResult.ts';
import { interruption } from '../terminal/interruption.ts';
import { checkAddress } from '../transactions/checkAddress.ts';
import type { ReadCommand } from './ReadCommand.ts';

type Answer = Readonly<Record<string, unknown>> & { readonly cursor?: string };
type Read = (parameters: object, options: { signal: AbortSignal }) => Promise<Answer>;

/** Parameter that names a page: the command asks for the first one, or with --all for each. */
const CURSOR = 'cursor';

/** Adds the command of a plain read, such as `ew balance <address>`. */
export function addReadCommand(
  program: Command,
  { name, description, method, parameters, lines = [], list }: ReadCommand,
): void {
  const required = parameters.filter(({ isRequired }) => isRequired);
  const added = program.command(name).description(description);
  for (const parameter of required) added.argument(`<${parameter.name}>`, parameter.description);
  for (const parameter of parameters.filter(({ isRequired }) => !isRequired)) {
    const flag = `--${parameter.name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    if (parameter.name === CURSOR) added.option('--all', 'request every page');
    else added.option(parameter.isFlag ? flag : `${flag} <value>`, parameter.description);
  }
  added.action(async (...words: readonly unknown[]) => {
    const command = words.at(-1) as Command;
    const settings = resolveSettings(command);
    const values = Object.fromEntries(required.map((parameter, at) => [parameter.name, words[at]]));
    if (typeof values['address'] === 'string') checkAddress(values['address'], '<address>');
    const network = findNetwork(settings.network).rpcName;
    const wallet = createApiClient(settings);
    const read = (wallet[method] as Read).bind(wallet);
    const { all = false, ...options } = words.at(-2) as { readonly all?: boolean };
    const pages = await askPages(
      async (cursor) =>
        read(
          { ...values, ...options, network, ...(cursor !== undefined && { cursor }) },
          { signal: interruption },
        ),
      all,
    );
    const answer = joined(pages, list === undefined ? [] : [list.member, 'tokens']);
    printResult(settings.isJson, answer, () =>
      list
        ? formatList(answer, list)
        : formatFields(lines.map(([title, ...fields]) => [title, textOf(answer, fields)] as const)),
    );
    if (!settings.isJson && answer.cursor !== undefined)
      printNote('There may be more: use --all to request every page.');
  });
}

/** Joins pages: the last one, with the items of these lists from all of them. */
function joined(pages: readonly [Answer, ...Answer[]], lists: readonly string[]): Answer {
  const last = pages.at(-1) ?? pages[0];
  const whole = lists
    .filter((member) => Array.isArray(last[member]))
    .map((member) => [member, pages.flatMap((page) => page[member] as readonly unknown[])] as const);
  return { ...last, ...Object.fromEntries(whole) };
}

/** Joins fields of an answer; undefined if it has none of them. */
function textOf(answer: Answer, fields: readonly string[]): string | undefined {
  const known = fields.map((field) => answer[field]).filter((value) => value !== undefined);
  return known.length === 0 ? undefined : known.map(String).join(' ');
}
