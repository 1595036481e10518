/**
 * Returns the names of the parameters of a compiled message: a text, or a list of texts and placeholders `[name]` or
 * `[name, format, options]`, where options of a plural or a choice are messages themselves.
 */
export function parametersOf(compiled: unknown): readonly string[] {
  if (!Array.isArray(compiled)) return [];
  return compiled.flatMap((token: unknown) => {
    if (!Array.isArray(token)) return [];
    const [name, , options] = token as [string, unknown, unknown];
    const inside = typeof options === 'object' && options !== null ? Object.values(options) : [];
    return [name, ...inside.flatMap(parametersOf)];
  });
}
