import { stripVTControlCharacters } from 'node:util';
import type { Network } from '@everything-wallet/core/networks/networks';
import { listedPools } from '@everything-wallet/core/pools/listedPools';
import { expect, type Page } from '@playwright/test';
import { paths } from '../../web/src/config/paths.ts';
import { documentsOf, query } from '../../tests/e2e/support/documents.ts';
import { postJson } from '../../tests/e2e/support/postJson.ts';
import { stack } from '../../tests/e2e/support/stack.ts';
import { Chain } from '../../tests/e2e/support/Chain.ts';
import { fund, type WalletUser } from '../../tests/e2e/support/walletUser.ts';
import { sampleTokens } from '../../tools/exchanges/sampleTokens.ts';
import { sampleCollections } from '../../tools/nfts/sampleCollections.ts';
import { marksOn } from './marksOn.ts';

/** A screen, and an element that proves it is loaded, with values from the chain. */
interface Visit {
  readonly path: string;
  /** Of the first level; the wallet's home has none. */
  readonly heading?: string | RegExp;
  /** Waits for content that comes only from the chain, or fails. */
  readonly isThere?: (page: Page) => Promise<void>;
  /** Marks that the document itself has there. */
  readonly marks?: readonly string[];
}

/**
 * Reason to skip a path: it belongs to no network, to no signed-in user, or is one of the required samples.
 */
type Elsewhere = 'public' | 'signing in' | 'sample' | 'a dialog';

/** Longest time until a screen shows chain data, in ms. */
const SHOWN = { timeout: 30_000 };

/**
 * Visits every screen of the wallet on one network, as a user with coin, a token and NFTs there (decision
 * 52).
 */
export class ScreenReader {
  readonly #page: Page;
  readonly #user: WalletUser;
  readonly #network: Network;
  #ownToken = 0n;

  constructor(page: Page, user: WalletUser, network: Network) {
    this.#page = page;
    this.#user = user;
    this.#network = network;
  }

  /** Gives the user something of everything, and opens the wallet on the network. */
  async begin(): Promise<void> {
    const { rpcName, id } = this.#network;
    await fund(this.#user.address, rpcName, '50');
    await this.#ask({ token: 'USDC', amount: '500' });
    await this.#ask({ token: 'EDITION', amount: '5' });
    this.#ownToken = await this.#numberOf(await this.#ask({ token: 'NFT' }));
    await this.#page.addInitScript((selected) => localStorage.setItem('selectedNetwork', selected), id);
    await this.#page.goto(paths.wallet);
    const records = async () => (await documentsOf(this.#user.uid, 'transactions')).length;
    await expect
      .poll(records, { ...SHOWN, message: 'what came in is in the history' })
      .toBeGreaterThanOrEqual(3);
  }

  /** Visits every path of the wallet, each of which may fail separately; returns their number. */
  async readAll(): Promise<number> {
    const [record] = await query('transactions', this.#user.uid, 'owner');
    const visits = Object.values(this.#visits(record?.document?.name.split('/').at(-1) ?? '')).filter(
      (visit) => typeof visit !== 'string',
    );
    const problems: string[] = [];
    for (const visit of visits) {
      try {
        await this.#read(visit);
      } catch (error) {
        problems.push(`${visit.path}: ${stripVTControlCharacters(String(error))}`);
      }
    }
    expect(problems).toEqual([]);
    return visits.length;
  }

  async #read({ path, heading, isThere, marks = [] }: Visit): Promise<void> {
    const page = this.#page;
    await page.goto(path);
    if (heading !== undefined) {
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(heading, SHOWN);
    }
    await isThere?.(page);
    expect(new URL(page.url()).pathname, 'nothing leads elsewhere').toBe(path.split('?')[0]);
    await this.#expectMarks(path, marks);
    const tabs = page.getByRole('main').getByRole('tab');
    for (let place = 0; place < (await tabs.count()); place += 1) {
      await tabs.nth(place).click();
      await expect(tabs.nth(place)).toHaveAttribute('aria-selected', 'true');
      await this.#expectMarks(`${path}, tab ${place + 1}`, marks);
    }
  }

  async #expectMarks(where: string, marks: readonly string[]): Promise<void> {
    // Content that is loading may still get a mark.
    await expect(this.#page.locator('main [aria-busy="true"], main [role="progressbar"]'), where).toHaveCount(
      0,
      SHOWN,
    );
    expect(await marksOn(this.#page), where).toEqual(marks);
  }

  /** Each path of the product: its visit, or the reason for none. A new path needs a decision here. */
  #visits(transactionId: string): Readonly<Record<keyof typeof paths, Visit | Elsewhere>> {
    const { id, rpcName } = this.#network;
    const [usdc] = sampleTokens(this.#network);
    const [lanterns] = sampleCollections(this.#network);
    const own = paths.chainNft(rpcName, lanterns?.contract ?? '', String(this.#ownToken));
    return {
      home: 'public',
      features: 'public',
      about: 'public',
      developers: 'public',
      documentation: 'public',
      apiErrors: 'public',
      sdk: 'public',
      cli: 'public',
      connectWebsites: 'public',
      help: 'public',
      status: 'public',
      support: 'public',
      privacy: 'public',
      terms: 'public',
      connections: 'public',
      auth: 'signing in',
      sendFromHome: 'a dialog',
      receiveAtHome: 'a dialog',
      signUp: 'signing in',
      authFor: 'signing in',
      forgotPassword: 'signing in',
      emailAction: 'signing in',
      recoveryPhrase: 'signing in',
      nft: 'sample',
      developerPortal: { path: paths.developerPortal, heading: /Developer Portal/ },
      wallet: { path: paths.wallet, isThere: (page) => shows(page, 'USDC') },
      settings: { path: paths.settings, heading: /Settings/ },
      recoveryDrill: 'a dialog',
      contacts: { path: paths.contacts, heading: /.+/ },
      addToken: { path: paths.addToken, heading: /.+/ },
      accounts: { path: paths.accounts, heading: /.+/ },
      // Required: simulates a scan without a camera.
      qrScanner: { path: paths.qrScanner, heading: /.+/, marks: ['Demo'] },
      networkSettings: { path: paths.networkSettings, heading: /.+/ },
      sign: { path: paths.sign, heading: /.+/ },
      connectedSites: { path: paths.connectedSites, heading: /.+/ },
      connect: 'a dialog',
      connectConsole: 'public',
      design: 'sample',
      approvals: { path: paths.approvals, heading: /.+/ },
      approvalsOf: { path: paths.approvalsOf(id, usdc?.contract ?? ''), heading: /.+/ },
      swap: { path: paths.swap, heading: 'Swap Tokens', isThere: hasQuote },
      markets: { path: paths.markets, heading: /.+/ },
      history: { path: paths.history, heading: /.+/, isThere: (page) => shows(page, 'USDC') },
      activity: { path: paths.activity, heading: /.+/ },
      nfts: { path: paths.nfts, heading: /.+/, isThere: (page) => hasCollected(page, own) },
      chainNft: { path: own, heading: `Local Lanterns #${this.#ownToken}` },
      nftMarketplace: {
        path: paths.nftMarketplace,
        heading: /.+/,
        isThere: (page) => shows(page, /Local Lanterns #[1-6]\b/),
      },
      defi: {
        path: paths.defi,
        heading: 'DeFi',
        isThere: async (page) => {
          for (const { name, kind } of listedPools(id)) {
            await page.getByRole('tab', { name: kind === 'staking' ? 'Staking' : 'Lending' }).click();
            await shows(page, name);
          }
        },
      },
      token: 'sample',
      heldToken: {
        path: paths.heldToken(id, usdc?.contract),
        heading: /.+/,
        isThere: (page) => shows(page, '500'),
      },
      transaction: { path: paths.transaction(transactionId), heading: /.+/ },
    };
  }

  /** Requests something from the faucet; returns the transaction's hash. */
  async #ask(request: { readonly token: string; readonly amount?: string }): Promise<string> {
    const { rpcName: network } = this.#network;
    const answer = await postJson<{ txHash: string }>(`${stack.faucetUrl}/fund`, {
      ...{ address: this.#user.address, network, ...request },
    });
    return answer.txHash;
  }

  /** The number of an NFT that came by a transaction. */
  async #numberOf(txHash: string): Promise<bigint> {
    const { logs } = await new Chain(this.#network.rpcName).ask<{
      logs: readonly { topics: readonly string[] }[];
    }>('eth_getTransactionReceipt', txHash);
    return BigInt(logs[0]?.topics[3] ?? 0);
  }
}

/** Checks for the NFT of a path among the collected ones, including unrequested ones. */
async function hasCollected(page: Page, path: string): Promise<void> {
  const card = page.locator(`main a[href="${path}"]`).first();
  const unverified = page.getByRole('button', { name: /^Sent to you by others \(\d+\)$/, expanded: false });
  await expect(card.or(unverified).first()).toBeVisible(SHOWN);
  if (await unverified.isVisible()) await unverified.click();
  await expect(card).toBeVisible(SHOWN);
}

async function shows(page: Page, text: string | RegExp): Promise<void> {
  await expect(page.getByRole('main').getByText(text).first()).toBeVisible(SHOWN);
}

/** The screen of an exchange shows the minimum received; the demo screen has no such line. */
async function hasQuote(page: Page): Promise<void> {
  await page.getByLabel('Amount').fill('0.01');
  await expect(page.getByRole('term').filter({ hasText: 'Minimum received' })).toBeVisible(SHOWN);
}
