const codes = { red: [31, 39], yellow: [33, 39], bold: [1, 22] } as const;

/** Colors a text on a terminal, unless NO_COLOR is set (no-color.org). */
export function paint(style: keyof typeof codes, text: string, stream: NodeJS.WriteStream): string {
  if (!stream.isTTY || process.env['NO_COLOR']) return text;
  const [on, off] = codes[style];
  return `\u001B[${on}m${text}\u001B[${off}m`;
}
