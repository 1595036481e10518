import TurndownService from 'turndown';
import { tables } from 'turndown-plugin-gfm';
import type { RenderedPage } from '../src/renderPage.tsx';
import { markdownPath } from './markdownPath.ts';

interface PageMarkdownOptions {
  /** Origin of the site, such as 'https://example.com'. */
  readonly origin: string;
  /** Paths of the pages that have a Markdown file. */
  readonly paths: readonly string[];
}

/** Elements that do nothing outside a browser, or repeat other content. */
const LEFT_OUT = [
  'button',
  'svg',
  '[aria-hidden="true"]',
  '[data-needs-script]',
  'nav',
  'form',
  'figcaption',
];

/**
 * Converts a public page to Markdown (CommonMark, with GitHub's tables), for language models and terminals:
 * the content of its `<main>`, below its title, description and address (YAML front matter). Links and
 * pictures are absolute; links to other pages lead to their Markdown, those to a named part of a page to the
 * page itself.
 *
 * @throws Error when the page has no `<main>`
 */
export function pageMarkdown(page: RenderedPage, { origin, paths }: PageMarkdownOptions): string {
  const main = /<main\b[^>]*>(.*)<\/main>/s.exec(page.html)?.[1];
  if (main === undefined) throw new Error(`${page.path} has no <main>`);
  const head = { title: page.title, description: page.description, url: origin + page.address };
  const front = Object.entries(head).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  const body = converter(page.address, { origin, paths }).turndown(spaced(main));
  return `---\n${front.join('\n')}\n---\n\n${body}\n`;
}

function converter(path: string, { origin, paths }: PageMarkdownOptions): TurndownService {
  const service = new TurndownService({
    headingStyle: 'atx',
    bulletListMarker: '-',
    codeBlockStyle: 'fenced',
  });
  service.use(tables);
  service.addRule('leftOut', {
    filter: (node) => LEFT_OUT.some((selector) => node.matches(selector)),
    replacement: () => '',
  });
  service.addRule('links', {
    filter: (node) => node.nodeName === 'A' && node.hasAttribute('href'),
    replacement: (content, node) => {
      const url = new URL(node.getAttribute('href') ?? '', origin + path);
      if (url.origin === origin && url.hash === '' && paths.includes(url.pathname)) {
        url.pathname = markdownPath(url.pathname);
      }
      return `[${content.trim().replace(/\s+/g, ' ')}](${url.href})`;
    },
  });
  service.addRule('pictures', {
    filter: 'img',
    replacement: (_content, node) => {
      const element = node as Element;
      const { href } = new URL(element.getAttribute('src') ?? '', origin + path);
      return `\n\n![${element.getAttribute('alt') ?? ''}](${href})\n\n`;
    },
  });
  service.addRule('summaries', {
    filter: 'summary',
    replacement: (content) => `\n\n**${content.trim()}**\n\n`,
  });
  service.addRule('codeNames', {
    filter: (node) => node.nodeName === 'SPAN' && node.parentNode?.nodeName === 'CODE',
    replacement: (content) => content,
  });
  return service;
}

/** Inserts a space between elements that only styles separate; code is unchanged. */
function spaced(html: string): string {
  const parts = html.split(/(<pre\b.*?<\/pre>)/s);
  return parts
    .map((part) =>
      part.startsWith('<pre') ? part : part.replace(/<\/(a|code|span)>(?=<(?:a|code|span)\b)/g, '$& '),
    )
    .join('');
}
