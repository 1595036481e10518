/**
 * Replaces hoist-non-react-statics (1 kB), which emotion uses only for `withTheme`
 * (docs/decisions/0084-libraries-without-unused-parts.md).
 *
 * @throws Error always: this build has no component with `withTheme`.
 */
function refuse(): never {
  throw new Error(
    'This build has no hoist-non-react-statics: take its alias out of vite.config.ts to use withTheme',
  );
}

export { refuse as default };
