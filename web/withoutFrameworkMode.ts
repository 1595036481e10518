import type { Plugin } from 'vite';

/** Parts of the router, each of which must occur once, and what replaces it. */
const PARTS: readonly (readonly [part: RegExp, replacement: string])[] = [
  // The package has a build for production, but its exports name the one for development.
  [/^var ENABLE_DEV_WARNINGS = true;$/gm, 'var ENABLE_DEV_WARNINGS = false;'],
  // A link of React Router's framework mode requests the code of its target.
  [/return shouldPrefetch && !isAbsolute \? .*PrefetchPageLinks, .* : link;$/gm, 'return link;'],
  // A component that has a name is included even if nothing uses it.
  [/^HistoryRouter\.displayName = .*$/gm, ''],
  [/^Form\.displayName = .*$/gm, ''],
  [/^var Form = React/gm, 'var Form = /* @__PURE__ */ React'],
];

/**
 * Removes from React Router what only its framework mode, forms and development use
 * (docs/decisions/0084-libraries-without-unused-parts.md).
 *
 * @throws Error where it does not find each part exactly once
 */
export function withoutFrameworkMode(code: string): string {
  return PARTS.reduce((rest, [part, replacement]) => {
    if (rest.match(part)?.length !== 1) {
      throw new Error(
        `React Router has changed: see web/withoutFrameworkMode.ts, which looks for ${part.source}`,
      );
    }
    return rest.replace(part, replacement);
  }, code);
}

/** Builds React Router without its framework mode. */
export function routerWithoutFrameworkMode(): Plugin {
  return {
    name: 'router-without-framework-mode',
    transform: {
      // The module with all components; the other one contains server components, which no page imports.
      filter: { id: /\/react-router\/dist\/development\/chunk-[^/]*\.mjs$/, code: 'ENABLE_DEV_WARNINGS = ' },
      handler: (code) => ({ code: withoutFrameworkMode(code), map: null }),
    },
  };
}
