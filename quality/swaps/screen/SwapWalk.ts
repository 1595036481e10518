import { setTimeout } from 'node:timers/promises';
import { exchangeOf } from '@everything-wallet/core/exchanges/exchangeOf';
import type { Network } from '@everything-wallet/core/networks/networks';
import { expect, type Locator, type Page } from '@playwright/test';
import { formatUnits, parseUnits } from 'ethers';
import { HistoryPage } from '../../../tests/e2e/pages/HistoryPage.ts';
import { SwapPage } from '../../../tests/e2e/pages/SwapPage.ts';
import { documentsOf } from '../../../tests/e2e/support/documents.ts';
import { exactText } from '../../../tests/e2e/support/exactText.ts';
import { unitsIn } from '../../../tests/e2e/support/unitsIn.ts';
import type { WalletUser } from '../../../tests/e2e/support/walletUser.ts';
import { sampleTokens } from '../../../tools/exchanges/sampleTokens.ts';
import { AccountOnChain, type MadeTransaction } from './AccountOnChain.ts';

/** Something that is swapped; coin has no contract. */
interface Asset {
  readonly symbol: string;
  readonly contract: string | null;
  readonly decimals: number;
}

/** Amount to sell: a decimal string, half of the balance, or all by Max. */
type SwapAmount = `${number}` | 'half' | 'max';

/** Displayed values of one swap, before it was signed. */
interface Shown {
  /** In the smallest unit. */
  readonly amount: bigint;
  readonly least: bigint;
}

/** Longest wait for a step's block and record, in ms. */
const SETTLES = { timeout: 60_000 };

/** A price is old after three minutes, in ms; a missing one is awaited as long. */
const GROWS_OLD = { timeout: 210_000 };
const MAX_ATTEMPTS = 3;

/** Interval between swaps of a hasty user, in ms: requests in a minute are limited. */
const PACE_MS = 20_000;

/** Units of an existing approval that is too small for any swap. */
const CRUMB = 7n;

/**
 * Swaps through the screen, one after the other, as one user on one network; each is compared with the chain.
 */
export class SwapWalk {
  readonly account: AccountOnChain;
  readonly #page: Page;
  readonly #user: WalletUser;
  readonly #network: Network;
  readonly #screen: SwapPage;
  readonly #routers: readonly string[];
  #count = 0;
  /** Earliest start of the next swap, in ms of this process. */
  #nextAt = 0;

  constructor(page: Page, user: WalletUser, network: Network) {
    const exchange = exchangeOf(network.id);
    if (!exchange) throw new Error(`There is no exchange on ${network.name}`);
    this.account = new AccountOnChain(network, user.address);
    this.#page = page;
    this.#user = user;
    this.#network = network;
    this.#screen = new SwapPage(page);
    this.#routers = [exchange.v2.router, exchange.v3.router];
  }

  async begin(): Promise<void> {
    await this.#page.addInitScript((id) => localStorage.setItem('selectedNetwork', id), this.#network.id);
    await this.#screen.open();
  }

  /** Gives both routers an approval that is too small, as if by another wallet. */
  async approveCrumbs(symbol: string): Promise<void> {
    const { contract } = this.#assetOf(symbol);
    if (contract === null) throw new Error('Coin needs no approval');
    for (const router of this.#routers) await this.account.approve(contract, router, CRUMB);
  }

  /** Swaps one for the other, verifies amounts and allowance on chain, then the history. */
  async swap(sellSymbol: string, buySymbol: string, wanted: SwapAmount): Promise<void> {
    const [sell, buy] = [this.#assetOf(sellSymbol), this.#assetOf(buySymbol)];
    const [block, soldBefore, boughtBefore, allowedBefore] = await Promise.all([
      this.account.blockNumber(),
      this.account.balanceOf(sell.contract),
      this.account.balanceOf(buy.contract),
      this.#allowances(sell),
    ]);
    await this.#choose(sell, buy, soldBefore);
    const { amount, least } = await this.#signAll(sell, buy, await this.#type(sell, wanted, soldBefore));
    const made = await this.account.madeSince(block);
    const swapped = this.#expectMade(made, sell);

    const fees = made.reduce((sum, { fee }) => sum + fee, 0n);
    const feeIn = ({ contract }: Asset) => (contract === null ? fees : 0n);
    const left = soldBefore - (await this.account.balanceOf(sell.contract)) - feeIn(sell);
    const received = (await this.account.balanceOf(buy.contract)) - boughtBefore + feeIn(buy);
    expect(left, 'what left is what was typed').toBe(amount);
    expect(received, 'at least what was shown came').toBeGreaterThanOrEqual(least);
    expect(-this.account.changeOf(sell.contract, swapped), 'the logs say what left').toBe(left);
    expect(this.account.changeOf(buy.contract, swapped), 'the logs say what came').toBe(received);

    // Exactly the approved amount was used, and the other exchange's allowance is unchanged.
    const used = this.#routers.map((router) => router.toLowerCase() === swapped.to.toLowerCase());
    expect(await this.#allowances(sell)).toEqual(
      allowedBefore.map((allowed, place) => (used[place] ? 0n : allowed)),
    );
    await this.#expectHistory(swapped, [sell, left], [buy, received]);
  }

  /** Wraps coin one to one, or takes it out again. */
  async wrap(kind: 'Wrap' | 'Unwrap', amount: string): Promise<void> {
    const { currency } = this.#network;
    const pair = [currency, `W${currency}`].map((symbol) => this.#assetOf(symbol));
    const [sell, buy] = kind === 'Wrap' ? pair : pair.toReversed();
    if (!sell || !buy) throw new Error(`${currency} has no wrapped coin`);
    const [block, soldBefore, boughtBefore] = await Promise.all([
      this.account.blockNumber(),
      this.account.balanceOf(sell.contract),
      this.account.balanceOf(buy.contract),
    ]);
    await this.#choose(sell, buy, soldBefore);
    await this.#screen.amount.fill(amount);
    await this.#sign(kind, this.#page.getByRole('button', { name: kind, exact: true }));
    await expect(this.#page.getByText(/^Swapped: /)).toBeVisible(SETTLES);
    const [wrapped, ...others] = await this.account.madeSince(block);
    if (!wrapped) throw new Error('Nothing was made');
    expect(others).toEqual([]);
    const units = parseUnits(amount, sell.decimals);
    const feeIn = ({ contract }: Asset) => (contract === null ? wrapped.fee : 0n);
    expect(soldBefore - (await this.account.balanceOf(sell.contract)) - feeIn(sell)).toBe(units);
    expect((await this.account.balanceOf(buy.contract)) - boughtBefore + feeIn(buy)).toBe(units);
    await this.#expectHistory(wrapped, [sell, units], [buy, units]);
  }

  /** One row in the list of swaps for each, and one record. */
  async expectRows(): Promise<void> {
    const history = new HistoryPage(this.#page);
    await history.open();
    await history.filter('Swap').click();
    // Rows far below the window are not drawn.
    await this.#page.setViewportSize({ width: 1280, height: 1600 });
    await expect(history.rows).toHaveCount(this.#count);
    await expect(history.rows.filter({ hasText: /Swapped|Wrapped|Unwrapped/ })).toHaveCount(this.#count);
    const records = await documentsOf(this.#user.uid, 'transactions');
    const swaps = records.filter(({ type }) => type === 'swap');
    expect(swaps.map(({ status }) => status)).toEqual(swaps.map(() => 'completed'));
    expect(swaps).toHaveLength(this.#count);
  }

  #assetOf(symbol: string): Asset {
    const { currency, wrappedCoin } = this.#network;
    const assets: Asset[] = [
      { symbol: currency, contract: null, decimals: 18 },
      { symbol: `W${currency}`, contract: wrappedCoin, decimals: 18 },
      ...sampleTokens(this.#network),
    ];
    const asset = assets.find((one) => one.symbol === symbol);
    if (!asset) throw new Error(`There is no ${symbol} on ${this.#network.name}`);
    return asset;
  }

  async #allowances({ contract }: Asset): Promise<readonly bigint[]> {
    if (contract === null) return [];
    return Promise.all(this.#routers.map((router) => this.account.allowance(contract, router)));
  }

  /** Chooses the pair, and waits until the balance beside it is the chain's. */
  async #choose(sell: Asset, buy: Asset, balance: bigint): Promise<void> {
    await setTimeout(Math.max(0, this.#nextAt - performance.now()));
    this.#nextAt = performance.now() + PACE_MS;
    await this.#screen.choose('From', sell.symbol);
    await this.#screen.choose('To', buy.symbol);
    const text = this.#page.getByRole('group', { name: 'From' }).getByText(/^Balance: /);
    await expect(text).toHaveText(/\d/, SETTLES);
    await expect.poll(async () => unitsIn(await exactText(text), sell.decimals), SETTLES).toBe(balance);
  }

  /** Types the amount and waits for its quote. */
  async #type(sell: Asset, wanted: SwapAmount, balance: bigint): Promise<bigint> {
    const { amount } = this.#screen;
    if (wanted === 'max') await this.#page.getByRole('button', { name: 'Max', exact: true }).click();
    else await amount.fill(wanted === 'half' ? formatUnits(balance / 2n, sell.decimals) : wanted);
    await expect(this.#screen.swapButton).toBeEnabled(SETTLES);
    const typed = parseUnits(await amount.inputValue(), sell.decimals);
    if (wanted === 'max') expect(typed).toBe(balance);
    return typed;
  }

  /** Signs the approval, where there has to be one, and the swap. */
  async #signAll(sell: Asset, buy: Asset, amount: bigint): Promise<Shown> {
    const ofForm = unitsIn(await this.#screen.term('Minimum received').innerText(), buy.decimals);
    const continueButton = this.#page.getByRole('button', { name: 'Continue' });
    if (sell.contract !== null) {
      const before = await this.#allowances(sell);
      await this.#sign('Allow spending', this.#screen.swapButton);
      await expect(this.#page.getByText(/^You approved exactly /)).toBeVisible(SETTLES);
      const approved = await this.#allowances(sell);
      expect(approved.filter((allowed, place) => allowed !== before[place])).toEqual([amount]);
    }
    const stated = await this.#sign(
      'Swap',
      sell.contract === null ? this.#screen.swapButton : continueButton,
    );
    await expect(this.#page.getByText(/^Swapped: /)).toBeVisible(SETTLES);
    const ofDialog = unitsIn(/at least [\d,.]+/.exec(stated)?.[0] ?? '', buy.decimals);
    expect(stated).toMatch(new RegExp(`You receive at least [\\d,.]+ ${buy.symbol}`));
    // No other swap happens on this chain in the meantime: either displayed minimum holds.
    return { amount, least: ofForm > ofDialog ? ofForm : ofDialog };
  }

  /**
   * Opens the dialog and signs its call. On a busy machine the price may have expired, so that only closing
   * is offered: then it is opened once more.
   *
   * @returns the dialog's description of the call
   */
  async #sign(title: string, opens: Locator): Promise<string> {
    const { dialog } = this.#screen;
    const sign = dialog.getByRole('button', { name: 'Sign and send', disabled: false });
    const close = dialog.getByRole('button', { name: 'Close' });
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      await opens.click();
      await expect(dialog).toContainText(title, SETTLES);
      await dialog.getByLabel('Recovery Phrase').fill(this.#user.phrase);
      await expect(sign.or(close)).toBeVisible(GROWS_OLD);
      if (await close.isVisible()) {
        await close.click();
        await expect(dialog).toBeHidden(SETTLES);
        continue;
      }
      // By now its description is complete.
      const stated = await dialog.getByTestId('call-says').innerText();
      await sign.click();
      await expect(dialog).toBeHidden(SETTLES);
      return stated;
    }
    throw new Error(`'${title}' could not be signed: every price was too old`);
  }

  #expectMade(made: readonly MadeTransaction[], { contract }: Asset): MadeTransaction {
    expect(made.map(({ succeeded }) => succeeded)).toEqual(contract === null ? [true] : [true, true]);
    const swapped = made.at(-1);
    if (!swapped) throw new Error('Nothing was made');
    expect(this.#routers.map((router) => router.toLowerCase())).toContain(swapped.to.toLowerCase());
    return swapped;
  }

  /** Follows the card's link to the history, compares its amounts to the unit, and dismisses the card. */
  async #expectHistory(
    { hash }: MadeTransaction,
    [sell, left]: readonly [Asset, bigint],
    [buy, came]: readonly [Asset, bigint],
  ): Promise<void> {
    this.#count += 1;
    await this.#page.getByRole('link', { name: 'Show in history' }).click();
    await expect(this.#page).toHaveURL(new RegExp(hash, 'i'));
    for (const [term, asset, units] of [
      ['You paid', sell, left],
      ['You received', buy, came],
    ] as const) {
      const value = this.#screen.term(term);
      await expect(value).toHaveText(new RegExp(`^[\\d,.]+ ${asset.symbol}$`), SETTLES);
      expect(unitsIn(await exactText(value), asset.decimals), `${term}, by the history`).toBe(units);
    }
    await this.#screen.open();
    await this.#page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(this.#page.getByRole('button', { name: 'Dismiss' })).toBeHidden();
  }
}
