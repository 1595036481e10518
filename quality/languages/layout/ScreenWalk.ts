import { stripVTControlCharacters } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { bringAlive } from '../../../tests/e2e/support/bringAlive.ts';
import { publicScreens, walletScreens } from '../../../tests/screens/screenPaths.ts';
import { newAddress, type WalletUser } from '../../../tests/e2e/support/walletUser.ts';
import type { TextId } from '../../../web/src/texts/texts.ts';
import { layoutFaults, type LayoutOptions } from './layoutFaults.ts';
import { properNames } from './properNames.ts';
import type { TextsIn } from '../../../web/textsIn.ts';

/** Longest time until a screen shows data of the chain, in ms. */
const SHOWN = { timeout: 30_000 };

/** Data, and texts that are English in every language (docs/features/languages.md). */
const DATA = [
  '[translate="no"]',
  'bdi',
  'code, pre, kbd, samp',
  'option, [role="option"]',
  '[lang]:not(html)',
  '[data-testid$="-name"], [data-testid$="-symbol"]',
].join(', ');

/** Shows every screen to a user of a language, and collects the faults of each layout. */
export class ScreenWalk {
  /** Faults, each once, with the screens that have them. */
  readonly #faults = new Map<string, Set<string>>();
  readonly #page: Page;
  readonly #text: TextsIn;
  readonly #options: LayoutOptions;
  #screens = 0;

  constructor(page: Page, text: TextsIn, isPseudo: boolean) {
    this.#page = page;
    this.#text = text;
    this.#options = { isPseudo, data: DATA, names: properNames };
  }

  /** Number of screens and dialogs that were measured. */
  get screens(): number {
    return this.#screens;
  }

  /** One line a fault. */
  get faults(): string[] {
    return [...this.#faults].map(([fault, screens]) => `${[...screens].slice(0, 4).join(', ')}: ${fault}`);
  }

  async visitPublicPages(): Promise<void> {
    for (const path of publicScreens) await this.#visit(`/${path}`);
    await this.#visit('/no/such/page');
    await this.#visit('/auth');
    await this.#visit('/auth?tab=sign-up');
    await this.#visit('/auth/forgot-password');
    await this.#try('/auth with problems', async () => {
      await this.#page.goto('/auth?tab=sign-up');
      await this.#page
        .getByRole('button', { name: this.#text('auth.signUp') })
        .last()
        .click();
    });
  }

  /** Visits the wallet's screens, with their tabs, and opens the dialogs that need no preparation. */
  async visitWallet(user: WalletUser): Promise<void> {
    const screens = [
      'wallet',
      'settings',
      'contacts',
      'accounts',
      'add-token',
      'network-settings',
      'developer-portal',
      'connected-sites',
      'connect-console',
      'recovery-phrase',
      'token/eth',
      'nft/1',
      'nft/99',
      'transaction/none',
      ...walletScreens,
    ];
    for (const path of screens) await this.#visit(`/${path}`, true);
    await this.#dialog('/contacts', 'contacts.add');
    await this.#dialog('/accounts', 'accounts.new');
    await this.#dialog('/developer-portal', 'portal.new');
    for (const id of [
      'phrase.verify.title',
      'settings.changeEmail',
      'settings.password',
      'settings.delete',
      'device.turnOn',
    ] as const)
      await this.#dialog('/settings', id);
    await this.#try('/history: history.filters', async () => {
      await this.#page.goto('/history');
      await this.#page
        .getByRole('button', { name: this.#text('history.filters') })
        .first()
        .click();
    });
    await this.#dialog('/defi', 'defi.stake');
    await this.#try('Receive', async () => {
      await this.#page.goto('/wallet?open=receive');
      await expect(this.#page.getByRole('dialog')).toBeVisible();
    });
    const dialog = this.#page.getByRole('dialog');
    const next = dialog.getByRole('button', { name: this.#text('send.step.next') });
    await this.#try('Send, recipient', async () => {
      await this.#page.goto('/wallet?open=send');
      await dialog.getByLabel(this.#text('send.recipient')).fill(newAddress());
      await expect(next).toBeEnabled(SHOWN);
    });
    await this.#try('Send, amount', async () => {
      await next.click();
      await dialog.getByLabel(this.#text('send.amount')).fill('1');
      await expect(next).toBeEnabled(SHOWN);
    });
    await this.#try('Send, review', async () => {
      await next.click();
      await dialog.getByLabel(this.#text('send.phrase')).fill(user.phrase);
      await expect(dialog.getByTestId('send-total')).toBeVisible(SHOWN);
    });
    await this.#try('Send, sent', async () => {
      await dialog.getByRole('button', { name: this.#text('send.submit'), exact: true }).click();
      await expect(dialog.getByTestId('send-done')).toBeVisible(SHOWN);
    });
    await this.#swap(user);
    await this.#try('Account menu', async () => {
      await this.#page.goto('/wallet');
      await this.#page.getByRole('banner').locator('[aria-haspopup="menu"]').last().click();
      await expect(this.#page.getByRole('menuitemradio').first()).toBeVisible(SHOWN);
    });
    await this.#try('Search', async () => {
      await this.#page.goto('/wallet');
      await this.#page
        .getByRole('button', { name: this.#text('search.open') })
        .first()
        .click();
      await dialog.getByRole('combobox').fill('a');
      await expect(dialog.getByRole('option').first()).toBeVisible(SHOWN);
    });
  }

  /** Swaps coin for a token: the quote, the review, and the swap that is done. */
  async #swap({ phrase }: WalletUser): Promise<void> {
    const submit = this.#page.getByRole('button', { name: this.#text('swap.submit'), exact: true });
    const dialog = this.#page.getByRole('dialog');
    await this.#try('Swap, quoted', async () => {
      await this.#page.goto('/swap');
      await this.#page.getByLabel(this.#text('swap.amount')).fill('1');
      await expect(submit).toBeEnabled(SHOWN);
    });
    await this.#try('Swap, review', async () => {
      await submit.click();
      await dialog.getByLabel(this.#text('send.phrase')).fill(phrase);
      const sign = dialog.getByRole('button', { name: this.#text('calls.sign'), disabled: false });
      await expect(sign).toBeVisible(SHOWN);
    });
    await this.#try('Swap, done', async () => {
      await dialog.getByRole('button', { name: this.#text('calls.sign') }).click();
      await expect(dialog).toBeHidden(SHOWN);
      // The card of the swap, with its check mark.
      const details = this.#page.getByRole('link', { name: this.#text('swap.sequence.details') });
      await expect(details).toBeVisible(SHOWN);
      await expect(this.#page.getByRole('progressbar')).toHaveCount(0, SHOWN);
    });
  }

  async #visit(path: string, hasTabs = false): Promise<void> {
    await this.#try(path, async () => {
      await this.#page.goto(path);
      await bringAlive(this.#page);
      await expect(this.#page.locator('main, [role="dialog"]').first()).toBeVisible(SHOWN);
    });
    if (!hasTabs) return;
    const tabs = this.#page.getByRole('main').getByRole('tab');
    for (let place = 1; place < (await tabs.count()); place += 1)
      await this.#try(`${path}, tab ${place + 1}`, () => tabs.nth(place).click());
  }

  async #dialog(path: string, id: TextId): Promise<void> {
    await this.#try(`${path}: ${id}`, async () => {
      await this.#page.goto(path);
      await this.#page
        .getByRole('button', { name: this.#text(id) })
        .first()
        .click();
      await expect(this.#page.getByRole('dialog').or(this.#page.getByRole('menu')).first()).toBeVisible();
    });
  }

  /** Opens a screen and measures it; a screen that does not open is a fault, too. */
  async #try(name: string, open: () => Promise<void>): Promise<void> {
    try {
      await open();
      const busy = this.#page.locator('main [aria-busy="true"], [role="progressbar"]');
      await expect(busy).toHaveCount(0, SHOWN);
      await this.#page.evaluate(finishAnimations);
      this.#screens += 1;
      for (const fault of await this.#page.evaluate(layoutFaults, this.#options)) this.#add(name, fault);
    } catch (error) {
      this.#add(name, `does not open: ${stripVTControlCharacters(String(error)).split('\n', 1)[0] ?? ''}`);
    }
  }

  #add(name: string, fault: string): void {
    const screens = this.#faults.get(fault) ?? new Set<string>();
    this.#faults.set(fault, screens.add(name));
  }
}

/** Runs in the page: jumps to the end of what moves or unfolds. */
function finishAnimations(): void {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  }
}
