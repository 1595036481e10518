/** Module that a button on a prerendered page opens, by the button's `data-answer`. */
const modules: Readonly<Record<string, string>> = {
  search: 'src/features/search/components/SearchDialog.tsx',
  chat: 'src/features/chat/components/SupportChat.tsx',
};

/**
 * Returns the module of each answer that a page's buttons open.
 *
 * @throws Error for a button whose answer is not listed here
 */
export function answerModules(html: string): ReadonlyMap<string, string> {
  const names = new Set([...html.matchAll(/ data-answer="([^"]*)"/g)].map(([, name = '']) => name));
  return new Map(
    [...names].map((name) => {
      const found = modules[name];
      if (found === undefined)
        throw new Error(`web/prerender/answerModules.ts does not name the code of ${name}`);
      return [name, found];
    }),
  );
}
