/** Returns the path under which Hosting serves a file of the build: pages without their ending. */
export function addressOf(path: string): string {
  const page = path.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '');
  return `/${page.split('/').map(encodeURIComponent).join('/')}`;
}
