import { expect, type Page } from '@playwright/test';
import { bringAlive } from './support/bringAlive.ts';
import { stack } from './support/stack.ts';
import { test } from './support/test.ts';

/* No broken link on any page that a visitor can reach (issue 5). */

interface Link {
  readonly href: string;
  readonly target: string | null;
  readonly rel: string | null;
}

/** Pages of the document's list; the crawler must come upon every one of them. */
const publicPaths = [
  '/',
  '/features',
  '/about',
  '/developers',
  '/documentation',
  '/documentation/errors',
  '/sdk-libraries',
  '/cli-tools',
  '/help',
  '/support',
  '/privacy',
  '/terms',
  '/connections',
  '/auth',
];

test('every link of every public page leads somewhere', async ({ page }) => {
  test.setTimeout(600_000);
  const anchors = new Map<string, ReadonlySet<string>>();
  const fragments: { from: string; to: string; fragment: string }[] = [];
  const found = new Set(['/']);
  // A set hands out what is added to it while it is walked.
  for (const path of found) {
    const { links, ids } = await read(page, path);
    anchors.set(path, ids);
    for (const link of links) {
      const url = new URL(link.href, `${stack.hostingUrl}${path}`);
      if (url.origin !== stack.hostingUrl) {
        expectExternal(link, path);
        continue;
      }
      if (url.pathname.startsWith('/api/')) {
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

/** Opens a page as a visitor, sees that it is one, and returns where it leads. */
async function read(page: Page, path: string): Promise<{ links: Link[]; ids: ReadonlySet<string> }> {
  const response = await page.goto(path);
  expect(response?.status(), path).toBeLessThan(400);
  // Until then it is the page as the build has written it.
  await bringAlive(page);
  await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' }), path).toBeHidden();
  const links = await page.locator('a').evaluateAll((elements) =>
    elements.map((element) => ({
      href: element.getAttribute('href') ?? '',
      target: element.getAttribute('target'),
      rel: element.getAttribute('rel'),
    })),
  );
  for (const { href } of links) expect(href, `a link without an address on ${path}`).not.toBe('');
  const ids = await page.locator('[id]').evaluateAll((elements) => elements.map((element) => element.id));
  return { links, ids: new Set(ids) };
}

/** A link that leaves the site is https and cannot reach back, or opens a letter. */
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
