/** Reads what is piped into the program, without the line break at its end. */
export async function readStdin(): Promise<string> {
  let text = '';
  process.stdin.setEncoding('utf8');
  for await (const part of process.stdin) text += part as string;
  return text.replace(/\r?\n$/, '');
}
