/**
 * Checks if the application's shell draws a path.
 *
 * @param screens paths as Hosting rewrites them, such as '/wallet' and '/nft/*'
 */
export function isScreen(path: string, screens: readonly string[]): boolean {
  return screens.some((screen) => {
    if (!screen.endsWith('/*')) return screen === path;
    const folder = screen.slice(0, -1);
    const rest = path.slice(folder.length);
    return path.startsWith(folder) && rest !== '' && !rest.includes('/');
  });
}
