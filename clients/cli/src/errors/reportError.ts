import { paint } from '../output/paint.ts';
import { plainLine } from '../output/plainLine.ts';
import type { ErrorDescription } from './describeError.ts';

/** Prints an error to stderr: one JSON object with --json, else lines for people. */
export function reportError(description: ErrorDescription, isJson: boolean): void {
  process.stderr.write(isJson ? `${JSON.stringify(jsonOf(description))}\n` : textOf(description));
}

function jsonOf({ code, message, requestId, docUrl, remedy, errors, more }: ErrorDescription) {
  return { error: { code, message, requestId, docUrl, remedy, errors, ...more } };
}

function textOf({ message, errors = [], remedy, docUrl, requestId }: ErrorDescription): string {
  const lines = [
    `${paint('red', 'Error:', process.stderr)} ${plainLine(message)}`,
    ...errors.map(({ field, detail }) => `  ${plainLine(field)} ${plainLine(detail)}`),
    ...(remedy ? [remedy] : []),
    ...(docUrl ? [`Documentation: ${plainLine(docUrl)}`] : []),
    ...(requestId ? [`Request id: ${plainLine(requestId)}`] : []),
  ];
  return `${lines.join('\n')}\n`;
}
