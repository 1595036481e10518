const FORM = /^---\n(?<head>.+?)\n---\n(?<body>.+)$/s;

/** Parts of a file in docs/help. */
interface HelpFile {
  /** Fields of its head, by name. */
  readonly fields: Readonly<Record<string, string>>;
  /** Plain text, paragraphs separated by an empty line. */
  readonly text: string;
}

/**
 * Reads a file of docs/help: `name: value` lines between two lines of dashes, then the answer.
 *
 * @throws Error when the file has no head or no answer
 */
export function readHelpFile(source: string): HelpFile {
  const { head, body } = FORM.exec(source)?.groups ?? {};
  if (head === undefined || body === undefined)
    throw new Error('A help file begins with its head, then the answer.');
  const fields = head.split('\n').map((line) => {
    const [, name = '', value = ''] = /^(\w+): (.+)$/.exec(line) ?? [];
    return [name, value] as const;
  });
  const paragraphs = body.trim().split(/\n{2,}/);
  return {
    fields: Object.fromEntries(fields),
    text: paragraphs.map(joinLines).join('\n\n'),
  };
}

/**
 * Ends of lines in scripts that put no space between words. Other languages also use the closing quotation mark: after it, the next
 * letter decides.
 */
const UNSPACED_END =
  /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}、。，：；！？」』）])\n|(?<=”)\n(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}、。，：；！？「『（“])/gu;

/** Joins the lines of a paragraph: line breaks of the file are not line breaks of the answer. */
function joinLines(paragraph: string): string {
  return paragraph.replace(UNSPACED_END, '').replaceAll('\n', ' ');
}
