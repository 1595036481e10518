/** Modules that a prerendered page needs after its first answers, by its path. */
const modules: Readonly<Record<string, readonly string[]>> = {
  // The code of signing in, and the checks of the forms, which are loaded before the password is typed.
  '/auth': ['src/features/auth/credentialsResolvers.ts', 'src/features/auth/api/session.ts'],
};

/** Returns the modules that are requested once a page answers. */
export function laterModules(path: string): readonly string[] {
  return modules[path] ?? [];
}
