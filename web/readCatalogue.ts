import { readdirSync } from 'node:fs';
import { textsFolder } from './textsFolder.ts';

/**
 * Reads every text of a language by its id.
 *
 * @param folder of the language, by default that of its tag among the texts
 * @throws Error if two files have a text of the same id
 */
export async function readCatalogue(
  language: string,
  folder = new URL(`${language}/`, textsFolder),
): Promise<Readonly<Record<string, string>>> {
  const texts: Record<string, string> = {};
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.ts'))) {
    const groups = (await import(/* @vite-ignore */ new URL(file, folder).href)) as Readonly<
      Record<string, Readonly<Record<string, string>>>
    >;
    for (const [id, text] of Object.values(groups).flatMap(Object.entries<string>)) {
      if (Object.hasOwn(texts, id)) throw new Error(`${file} has the text ${id}, as another file does`);
      texts[id] = text;
    }
  }
  return texts;
}
