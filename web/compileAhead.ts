import type { Plugin } from 'vite';

/**
 * Asks the browser to compile all functions of a chunk while it arrives, apart from the page's thread, and not each at its first call
 * (https://github.com/WICG/explicit-javascript-compile-hints-file-based). Browsers that do not know this comment ignore it.
 *
 * @param name of a chunk of which a first press runs most functions
 * @throws Error when the build has no such chunk
 */
export function compileAhead(name: string): Plugin {
  return {
    name: 'compile-ahead',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    generateBundle: {
      // The comment must be the first line of what is served.
      order: 'post',
      handler(_options, bundle) {
        const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === name);
        if (chunk?.type !== 'chunk') throw new Error(`The build has no chunk ${name}`);
        chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
      },
    },
  };
}
