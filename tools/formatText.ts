import { format } from 'oxfmt';
import formatConfig from '../oxfmt.config.ts';

/**
 * Formats text as `npm run format` does.
 *
 * @param file path, whose extension names the language
 * @throws Error if the text has a syntax error
 */
export async function formatText(file: string, text: string): Promise<string> {
  const { code, errors } = await format(file, text, formatConfig);
  const [error] = errors;
  if (error) throw new Error(`${file}: ${error.message}`);
  return code;
}
