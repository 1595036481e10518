import type { Command } from 'commander';
import { resolveSettings } from '../config/resolveSettings.ts';
import { connect } from '../connect.ts';
import { findNetwork } from '../findNetwork.ts';
import { formatFields } from '../output/formatFields.ts';
import { printResult } from '../output/printResult.ts';
import { interruption } from '../terminal/interruption.ts';
import { checkAddress } from '../transactions/checkAddress.ts';
import type { ReadCommand } from './ReadCommand.ts';

type Read = (parameters: object, options: { signal: AbortSignal }) => Promise<Record<string, unknown>>;

/** Adds the command of a plain read, such as `ew balance <address>`. */
export function addReadCommand(
  program: Command,
  { name, description, method, parameters, lines }: ReadCommand,
): void {
  const required = parameters.filter(({ isRequired }) => isRequired);
  const added = program.command(name).description(description);
  for (const parameter of required) added.argument(`<${parameter.name}>`, parameter.description);
  for (const parameter of parameters.filter(({ isRequired }) => !isRequired)) {
    const flag = `--${parameter.name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    added.option(parameter.isFlag ? flag : `${flag} <value>`, parameter.description);
  }
  added.action(async (...words: readonly unknown[]) => {
    const command = words.at(-1) as Command;
    const settings = resolveSettings(command);
    const values = Object.fromEntries(required.map((parameter, at) => [parameter.name, words[at]]));
    if (typeof values['address'] === 'string') checkAddress(values['address'], '<address>');
    const network = findNetwork(settings.network).rpcName;
    const wallet = connect(settings);
    const read = (wallet[method] as Read).bind(wallet);
    const options = words.at(-2) as object;
    const answer = await read({ ...values, ...options, network }, { signal: interruption });
    printResult(settings.isJson, answer, () =>
      formatFields(lines.map(([title, ...fields]) => [title, textOf(answer, fields)] as const)),
    );
  });
}

/** Joins fields of an answer; undefined if it has none of them. */
function textOf(answer: Readonly<Record<string, unknown>>, fields: readonly string[]): string | undefined {
  const known = fields.map((field) => answer[field]).filter((value) => value !== undefined);
  return known.length === 0 ? undefined : known.map(String).join(' ');
}
