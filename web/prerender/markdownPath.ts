/**
 * Returns the path of a public page as Markdown: its own address with `.md`; for the landing page, which has
 * no name, `/index.md`.
 */
export function markdownPath(path: string): string {
  return path === '/' ? '/index.md' : `${path}.md`;
}
