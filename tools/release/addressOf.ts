/** Address that stands for the application's shell, whose file has none of its own (`rewrites` in firebase.json). */
const SHELL = '/wallet';

/** Returns the path under which Hosting serves a file of the build: pages without their ending. */
export function addressOf(path: string): string {
  if (path === 'app.html') return SHELL;
  return encodeURI(`/${path.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`);
}
