/** Changes of the rules that no request can tell from the rules as they are, by name, each with the reason. */
export const equivalentMutants: Readonly<Record<string, string>> = {};
