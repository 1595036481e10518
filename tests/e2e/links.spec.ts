import { expect, type Page } from '@playwright/test';
import { stack } from './support/stack.ts';
import { SCREEN } from './support/screen.ts';
import { test } from './support/test.ts';

/* No broken link on any page that a visitor can reach (issue 5). */

interface Link {
  readonly href: string;
  readonly target: string | null;
  readonly rel: string | null;
}

/** Public pages of docs/product.md §2; the crawler must reach every one of them. */
const publicPaths = [
  '/',
  '/features',
  '/about',
  '/developers',
  '/documentation',
  '/documentation/errors',
  '/sdk-libraries',
  '/cli-tools',
  '/connect-websites',
  '/help',
  '/status',
  '/support',
  '/privacy',
  '/terms',
  '/connections',
  '/auth',
];

test('every link of every public page leads somewhere', SCREEN, async ({ page }) => {
  // A page of its own takes HTML apart: the site's takes none (Trusted Types).
  const parser = await page.context().newPage();
  const anchors = new Map<string, ReadonlySet<string>>();
  const fragments: { from: string; to: string; fragment: string }[] = [];
  const found = new Set(['/']);
  // A set also iterates over items that are added during the iteration.
  for (const path of found) {
    const { links, ids } = await read(page, parser, path);
    anchors.set(path, ids);
    for (const link of links) {
      const url = new URL(link.href, `${stack.hostingUrl}${path}`);
      if (url.origin !== stack.hostingUrl) {
        expectExternal(link, path);
        continue;
      }
      if (/^\/(api|downloads)\/|\.json$/.test(url.pathname)) {
        expect((await page.request.get(url.pathname)).status(), link.href).toBe(200);
        continue;
      }
      found.add(url.pathname);
      if (url.hash) {
        fragments.push({ from: path, to: url.pathname, fragment: decodeURIComponent(url.hash.slice(1)) });
      }
    }
  }

  expect([...found]).toEqual(expect.arrayContaining(publicPaths));
  expect(fragments.length).toBeGreaterThan(0);
  const missing = fragments.filter(({ to, fragment }) => !anchors.get(to)?.has(fragment));
  expect(missing, 'links to a part that is not there').toEqual([]);
});

/** Content of a page. */
interface PageContent {
  /** True if it is more than the empty shell that the application fills. */
  readonly isWritten: boolean;
  readonly headings: readonly string[];
  readonly links: readonly Link[];
  readonly ids: readonly string[];
}

/**
 * Reads a page as prerendered, which equals the running one (written.spec.ts); others are opened. Checks that
 * it is a valid page, and returns its links.
 */
async function read(
  page: Page,
  parser: Page,
  path: string,
): Promise<{ links: readonly Link[]; ids: ReadonlySet<string> }> {
  const response = await page.request.get(path);
  expect(response.status(), path).toBeLessThan(400);
  let content = await parser.evaluate(contentOf, await response.text());
  if (!content.isWritten) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    content = await page.evaluate(contentOf, undefined);
  }
  expect(content.headings, path).toHaveLength(1);
  expect(content.headings, path).not.toContain('Oops! Page not found');
  for (const { href } of content.links) expect(href, `a link without an address on ${path}`).not.toBe('');
  return { links: content.links, ids: new Set(content.ids) };
}

/** Runs in the page. @param html a page; the open one by default */
function contentOf(html: string | undefined): PageContent {
  const page = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html');
  return {
    isWritten: page.querySelector('#root h1') !== null,
    headings: [...page.querySelectorAll('h1')].map(({ textContent }) => textContent),
    links: [...page.querySelectorAll('a')].map((element) => ({
      href: element.getAttribute('href') ?? '',
      target: element.getAttribute('target'),
      rel: element.getAttribute('rel'),
    })),
    ids: [...page.querySelectorAll('[id]')].map(({ id }) => id),
  };
}

/** Checks that a link to another site is https without access to the opener, or a mailto link. */
function expectExternal({ href, target, rel }: Link, path: string): void {
  if (href.startsWith('mailto:')) {
    expect(href, path).toMatch(/^mailto:[^@\s]+@[^@\s]+\.[a-z]+$/);
    return;
  }
  const { protocol, hostname } = new URL(href);
  expect(protocol, `${href} on ${path}`).toBe('https:');
  expect(hostname, `${href} on ${path}`).toMatch(/^([a-z0-9-]+\.)+[a-z]{2,}$/);
  expect(target, `${href} on ${path}`).toBe('_blank');
  expect(rel, `${href} on ${path}`).toBe('noopener noreferrer');
}
