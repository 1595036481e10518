const PLURAL = /\{(\w+), plural, one \{([^{}]*)\} other \{([^{}]*)\}\}/g;

/**
 * Fills a text of the catalogue in, in English, where no library for translations is loaded: names in braces, and plurals of two forms.
 *
 * @returns for example 'In 2 days' for 'In {count, plural, one {# day} other {# days}}' and a count of 2
 */
export function fillText(text: string, values: Readonly<Record<string, string | number>>): string {
  return text
    .replace(PLURAL, (_, name: string, one: string, other: string) =>
      (values[name] === 1 ? one : other).replaceAll('#', String(values[name] ?? '')),
    )
    .replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
