import { shortenAddress } from '@everything-wallet/core/accounts/shortenAddress';
import { chromium } from '@playwright/test';
import type { WalletUser } from '../../tests/e2e/support/walletUser.ts';
import { findChromium } from '../../tools/browser/findChromium.ts';
import type { Tally } from '../production/Tally.ts';
import type { Flood, Flooded } from './floodWallet.ts';
import { WalletView } from './WalletView.ts';

/** Number of sending contracts that the server caches. */
const MAX_CACHED = 200;

/** Rows of 'Unverified' that are drawn with each press. */
const STEP = 50;

/** A wallet that was flooded, and one that has the same without it. */
export interface PageFixture {
  readonly origin: string;
  readonly flood: Flood;
  readonly flooded: Flooded;
  readonly user: WalletUser;
  readonly twin: WalletUser;
  /** Payment that both received, as rows show it, and as amounts are recorded. */
  readonly paid: { readonly symbol: string; readonly amount: string };
  /** The contact that both have. */
  readonly contact: string;
}

interface Views {
  readonly user: WalletView;
  readonly twin: WalletView;
}

/** Checks every screen that might show spam among the user's own assets; each beside required content. */
export async function checkPages(fixture: PageFixture, tally: Tally): Promise<void> {
  const executablePath = findChromium('whole');
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const views = {
      user: await WalletView.open(browser, fixture.origin, fixture.user),
      twin: await WalletView.open(browser, fixture.origin, fixture.twin),
    };
    await tally.part('the home', async () => checkHome(fixture, views, tally));
    await tally.part('the history', async () => checkHistory(fixture, views, tally));
    await tally.part('what can be copied', async () => checkCopying(fixture, views, tally));
    await tally.part('whom to send to', async () => checkRecipients(fixture, views, tally));
    await tally.part('the activity', async () => checkActivity(views, tally));
    await tally.part('the exports', async () => checkExports(fixture, views, tally));
  } finally {
    await browser.close();
  }
}

async function checkHome({ flooded, paid }: PageFixture, views: Views, tally: Tally): Promise<string> {
  const shown = { total: '', tokens: '', recent: '' };
  const ofTwin = { ...shown };
  for (const [view, seen] of [
    [views.user, shown],
    [views.twin, ofTwin],
  ] as const) {
    await view.page.goto('/wallet');
    await view.tokenRows.filter({ hasText: paid.symbol }).filter({ hasText: paid.amount }).waitFor();
    await view.recentRows.filter({ hasText: `+${paid.amount} ${paid.symbol}` }).waitFor();
    // It appears once its section is expanded: only then might a total include it.
    if (view === views.user) await view.unverifiedButton(MAX_CACHED).waitFor();
    await view.total.filter({ hasText: /\$[1-9]/ }).waitFor();
    seen.total = await view.total.innerText();
    seen.tokens = (await view.tokenRows.allInnerTexts()).join('\n');
    seen.recent = (await view.recentRows.allInnerTexts()).join('\n');
  }
  tally.expect(shown.total === ofTwin.total, `the total is ${shown.total}, without it ${ofTwin.total}`);
  tally.expect(shown.tokens === ofTwin.tokens, `the tokens are ${shown.tokens}, without it ${ofTwin.tokens}`);
  tally.expect((await views.user.recentRows.count()) === 1, `the latest transactions are ${shown.recent}`);
  const { user } = views;
  const named = namedIn(await user.text(), flooded.strangers);
  tally.expect(named.length === 0, `${named.length} strangers stand on the home`);

  const button = user.unverifiedButton(MAX_CACHED);
  tally.expect((await button.getAttribute('aria-expanded')) === 'false', '‘Unverified’ is open by itself');
  tally.expect(
    (await user.unverifiedTokens.count()) === 0,
    'a row of ‘Unverified’ is drawn while it is closed',
  );
  await button.click();
  await user.page.getByText('They count in no total.').waitFor();
  for (let drawn = STEP; drawn < MAX_CACHED; drawn += STEP)
    await user.page.getByRole('button', { name: `Show ${STEP} more` }).click();
  const rows = await user.unverifiedTokens.allInnerTexts();
  tally.expect(rows.length === MAX_CACHED, `${rows.length} rows of ‘Unverified’`);
  const strange = rows.filter((row) => namedIn(row, flooded.strangers).length === 1);
  tally.expect(
    strange.length === rows.length,
    `${strange.length} of ${rows.length} rows name their contract`,
  );
  tally.expect(
    (await user.unverifiedTokens.getByRole('button', { name: /copy/i }).count()) === 0,
    'a row of ‘Unverified’ can be copied',
  );
  return `total ${shown.total}, ${rows.length} unverified tokens`;
}

async function checkHistory(
  { flooded, paid }: PageFixture,
  { user, twin }: Views,
  tally: Tally,
): Promise<string> {
  const { page } = user;
  const all = flooded.strangers.length;
  const good = user.historyRows.filter({ hasText: `+${paid.amount} ${paid.symbol}` });
  await openWholeHistory(user);
  await good.waitFor();
  const button = user.unverifiedButton(all);
  await button.waitFor();
  tally.expect(
    (await user.historyRows.count()) === 1,
    `${await user.historyRows.count()} rows in the history`,
  );
  const named = namedIn(await user.text(), flooded.strangers);
  tally.expect(named.length === 0, `${named.length} strangers stand in the history`);
  tally.expect((await button.getAttribute('aria-expanded')) === 'false', 'it is open by itself');
  tally.expect((await user.unverifiedHistoryRows.count()) === 0, 'a row is drawn while it is closed');

  await button.click();
  const rows = user.unverifiedHistoryRows;
  const count = await rows.first().getAttribute('aria-setsize');
  tally.expect(count === String(all), `${count} rows are unverified`);
  await expectMarked();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await rows.and(page.locator(`[aria-posinset="${all}"]`)).waitFor();
  await expectMarked();
  tally.expect((await good.count()) === 1, 'the good one is gone while it is open');

  async function expectMarked() {
    const texts = await rows.allInnerTexts();
    const marked = texts.filter((text) => text.includes('unverified'));
    tally.expect(
      texts.length > 0 && marked.length === texts.length,
      `${marked.length} of ${texts.length} marked`,
    );
    tally.expect((await rows.getByRole('button').count()) === 0, 'something of a row can be pressed');
  }

  // Search and filters: the list has the matching transfers, and spam remains separate.
  const [contract = ''] = flooded.strangers;
  const [imitator = ''] = flooded.imitators;
  for (const [query, wanted, unverified] of [
    [`text=${contract}`, 0, 1],
    [`text=${imitator}`, 0, 1],
    [`text=${paid.symbol}`, 1, flooded.imitators.length],
    ['direction=in', 1, all],
    ['type=receive&network=ethereum', 1, all],
    ['network=polygon', 0, 0],
  ] as const) {
    await page.goto(`/history?${query}`);
    await page
      .getByText(`${wanted} ${wanted === 1 ? 'transaction' : 'transactions'}`, { exact: true })
      .waitFor();
    const shown = wanted === 0 ? 0 : await user.historyRows.count();
    tally.expect(shown === wanted, `?${query} leaves ${shown} rows`);
    const buttons = await page.getByRole('button', { name: /^Unverified/ }).allInnerTexts();
    const expected = unverified === 0 ? [] : [`Unverified (${unverified})`];
    tally.expect(buttons.join() === expected.join(), `?${query} leaves ${buttons.join() || 'none'} apart`);
  }

  const assets = [];
  for (const view of [user, twin]) {
    await (view === user ? openWholeHistory(view) : view.page.goto('/history'));
    await view.page.getByRole('button', { name: 'Filters' }).click();
    const options = view.page.getByRole('combobox', { name: 'Asset' }).getByRole('option');
    await options.filter({ hasText: paid.symbol }).waitFor({ state: 'attached' });
    assets.push((await options.allInnerTexts()).join());
  }
  tally.expect(assets[0] === assets[1], `the assets to choose from are ${assets[0]}`);
  return `1 row, ${all} apart`;
}

async function checkCopying({ flooded, paid }: PageFixture, { user }: Views, tally: Tally): Promise<string> {
  const { page } = user;
  const [imitator = ''] = flooded.imitators;
  await page.goto(`/history?text=${imitator}`);
  await user.unverifiedButton(1).click();
  await user.unverifiedHistoryRows.getByRole('link').click();
  await page.getByText('You did not request this').waitFor();
  const copySender = page.getByRole('button', { name: 'Copy sender address' });
  tally.expect((await user.text()).includes(imitator), 'the whole address of whom it came from is not there');
  tally.expect((await copySender.count()) === 0, 'whom a poisoned transfer came from can be copied');

  await openWholeHistory(user);
  await user.historyRows.filter({ hasText: paid.symbol }).getByRole('link').click();
  await copySender.waitFor();
  tally.expect((await page.getByText('You did not request this').count()) === 0, 'a good one is warned of');
  return 'a good one can be';
}

async function checkRecipients(
  { flooded, flood, contact }: PageFixture,
  { user }: Views,
  tally: Tally,
): Promise<string> {
  const { page } = user;
  const dialog = page.getByRole('dialog');
  const typed = flood.friend.slice(0, 10);

  await page.goto('/wallet');
  await page.getByRole('region', { name: 'Quick actions' }).getByRole('button', { name: 'Send' }).click();
  const recipient = dialog.getByLabel('Recipient Address');
  await recipient.fill(typed);
  await expectNothing(await user.offered(), 'typing a recipient');
  await recipient.fill('');
  await dialog.getByRole('button', { name: 'Choose a contact' }).click();
  await page.getByRole('menuitem', { name: contact }).waitFor();
  const offered = await user.offered();
  tally.expect(
    offered.length === 1 && (offered[0] ?? '').includes(contact),
    `Send offers ${offered.length} recipients`,
  );
  await page.keyboard.press('Escape');

  // Pasted anyway, an address that resembles the contact's is blocked; the contact's own is not.
  await recipient.fill(flooded.imitators[0] ?? '');
  await dialog.getByText('Stop: this address begins and ends like').waitFor();
  await recipient.fill(flood.friend);
  await dialog.getByText('Stop: this address begins and ends like').waitFor({ state: 'hidden' });
  tally.expect((await dialog.innerText()).includes(contact), 'the contact is not known by its address');

  await page.goto('/contacts');
  await page.getByTestId('contact-row').filter({ hasText: contact }).waitFor();
  const contacts = await page.getByTestId('contact-row').count();
  tally.expect(contacts === 1, `${contacts} contacts`);
  await page.getByRole('button', { name: 'Add Contact' }).click();
  await dialog.getByLabel('Address').fill(typed);
  await expectNothing(await user.offered(), 'typing a contact’s address');
  return `${offered.length} recipient offered`;

  async function expectNothing(choices: readonly string[], where: string): Promise<void> {
    const body = await page.locator('body').innerText();
    const strangers = namedIn([...choices, body].join('\n'), flooded.strangers, flood.friend);
    tally.expect(strangers.length === 0, `${where} offers ${strangers.length} strangers`);
  }
}

async function checkActivity(views: Views, tally: Tally): Promise<string> {
  const figures = [];
  for (const view of [views.user, views.twin]) {
    await view.page.goto('/activity');
    const received = view.page.getByRole('article', { name: 'Total Received', exact: true });
    await received.waitFor();
    const values = view.page.getByTestId('stat-value');
    figures.push((await values.allInnerTexts()).map((text) => text.trim()).join(', '));
  }
  tally.expect(/\b1\b/.test(figures[0] ?? ''), `the activity counts ${figures[0]}`);
  tally.expect(figures[0] === figures[1], `the activity counts ${figures[0]}, without it ${figures[1]}`);
  return figures[0] ?? '';
}

async function checkExports(
  { flood, flooded, paid }: PageFixture,
  { user, twin }: Views,
  tally: Tally,
): Promise<string> {
  const all = flooded.strangers.length;
  const { page } = user;
  await page.goto('/settings');
  const history = await user.exported('Export data', 'Transaction history');
  const marked = history.filter(({ is_unverified: isUnverified }) => isUnverified === 'true');
  tally.expect(history.length === all + 1, `${history.length} records of the history`);
  tally.expect(marked.length === all, `${marked.length} records are marked`);
  tally.expect(
    history.some((record) => record['is_unverified'] === null && record['token_symbol'] === paid.symbol),
    'what was paid is not in the file',
  );

  const movements = await user.exported('Export data', 'Cost basis, all lines');
  const left = movements.filter(({ note }) => String(note).includes('unverified'));
  // A transfer of 0 has no line at all.
  tally.expect(left.length === flood.spam, `${left.length} lines say ‘unverified’`);
  const years = await user.exported('Export data', 'Cost basis by year and asset (FIFO)');
  await twin.page.goto('/settings');
  const ofTwin = await twin.exported('Export data', 'Cost basis by year and asset (FIFO)');
  tally.expect(
    years.length > 0 && JSON.stringify(years) === JSON.stringify(ofTwin),
    `the cost basis is ${JSON.stringify(years)}, without it ${JSON.stringify(ofTwin)}`,
  );

  const [contract = ''] = flooded.strangers;
  await page.goto(`/history?text=${contract}`);
  const filtered = await user.exported('Export', 'The current list, with its filters');
  tally.expect(
    filtered.length === 1 && filtered[0]?.['is_unverified'] === 'true',
    `a search for a stranger exports ${JSON.stringify(filtered)}`,
  );
  return `${history.length} records, ${marked.length} marked; ${left.length} lines left out of the cost basis`;
}

/** Only part of so much spam is loaded automatically. */
async function openWholeHistory({ page }: WalletView): Promise<void> {
  await page.goto('/history');
  await page.getByRole('button', { name: 'Load older' }).click();
}

/**
 * Returns the addresses that a text contains, in full or shortened.
 *
 * @param except a known one
 */
function namedIn(text: string, addresses: readonly string[], except?: string): readonly string[] {
  const known = except === undefined ? undefined : shortenAddress(except).toLowerCase();
  const lower = text.toLowerCase();
  return addresses.filter((address) => {
    const short = shortenAddress(address).toLowerCase();
    return lower.includes(address.toLowerCase()) || (short !== known && lower.includes(short));
  });
}
