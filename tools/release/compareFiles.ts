/** Returns how the files that a site lists differ from those of a build: nothing if it lists the same ones. */
export function compareFiles(
  listed: Readonly<Record<string, string>>,
  built: Readonly<Record<string, string>>,
): readonly string[] {
  const paths = [...new Set([...Object.keys(listed), ...Object.keys(built)])].sort();
  return paths.flatMap((path) => {
    if (listed[path] === built[path]) return [];
    if (built[path] === undefined) return [`${path}: on the site, and not built from the source`];
    return [`${path}: ${listed[path] === undefined ? 'missing on the site' : 'differs from the build'}`];
  });
}
