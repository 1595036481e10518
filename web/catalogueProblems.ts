import { SOURCE_LANGUAGE } from '@everything-wallet/core/texts/sourceLanguage';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { parametersOf } from './src/lib/text/parametersOf.ts';

type Catalogue = Readonly<Record<string, string>>;

/**
 * Compares a language with the source language: the same ids, the same parameters in each text, and a form for each
 * plural category of the language (CLDR). A form that the source leaves out, since no such number occurs, is optional.
 *
 * @returns a sentence for each problem
 */
export function catalogueProblems(source: Catalogue, translated: Catalogue, language: string): string[] {
  const ids = new Set([...Object.keys(source), ...Object.keys(translated)]);
  return [...ids].flatMap((id) => {
    const [original, text] = [source[id], translated[id]];
    if (text === undefined) return [`${id} is missing`];
    if (original === undefined) return [`${id} is not a text of the source language`];
    return textProblems(original, text, language).map((problem) => `${id} ${problem}`);
  });
}

function textProblems(original: string, text: string, language: string): string[] {
  if (text.trim() !== text || text === '') return ['is empty or has white space around it'];
  const [source, compiled] = [compileMessage(original), compileMessage(text)];
  // The compiler returns a message that it cannot read as it is.
  if (textsOf(compiled).some((part) => /[{}]/.test(part))) return ['is no ICU message'];
  const names = (message: unknown) => [...new Set(parametersOf(message))].sort().join(', ');
  const [wanted, has] = [names(source), names(compiled)];
  if (wanted !== has) return [`has the parameters (${has}) instead of (${wanted})`];
  const sourceForms = formsOfPlurals(source).flat();
  const leftOut = pluralCategories(SOURCE_LANGUAGE).filter((category) => !sourceForms.includes(category));
  const needed = pluralCategories(language).filter((category) => !leftOut.includes(category));
  return formsOfPlurals(compiled).flatMap((forms) =>
    needed
      .filter((category) => !forms.includes(category))
      .map((category) => `has no plural form for '${category}'`),
  );
}

function pluralCategories(language: string): readonly string[] {
  return new Intl.PluralRules(language).resolvedOptions().pluralCategories;
}

/** Returns the texts of a compiled message outside of its placeholders. */
function textsOf(compiled: unknown): readonly string[] {
  const parts = Array.isArray(compiled) ? compiled : [compiled];
  return parts.filter((part) => typeof part === 'string');
}

/** Returns the forms of each plural in a compiled message, such as 'one' and 'other'. */
function formsOfPlurals(compiled: unknown): string[][] {
  if (!Array.isArray(compiled)) return [];
  return compiled.flatMap((token: unknown) => {
    if (!Array.isArray(token)) return [];
    const [, format, options] = token as [string, unknown, unknown];
    if (typeof options !== 'object' || options === null) return [];
    const inside = Object.values(options).flatMap(formsOfPlurals);
    return format === 'plural' ? [Object.keys(options), ...inside] : inside;
  });
}
