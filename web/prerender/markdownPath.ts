/** Where a public page stands as Markdown: at its own address with `.md`; the landing page, which has no name, as `/index.md`. */
export function markdownPath(path: string): string {
  return path === '/' ? '/index.md' : `${path}.md`;
}
