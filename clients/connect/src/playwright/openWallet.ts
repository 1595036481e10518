/** A site's page: the part of Playwright's `Page` that opens windows. */
interface SitePage {
  waitForEvent: (event: 'popup') => Promise<unknown>;
}

/**
 * Returns the wallet's window that an action on the site opens.
 *
 * @param act The action, such as a click on the site's button.
 */
export async function openWallet<Page extends SitePage>(
  page: Page,
  act: () => Promise<unknown>,
): Promise<Page> {
  const [opened] = await Promise.all([page.waitForEvent('popup'), act()]);
  return opened as Page;
}
