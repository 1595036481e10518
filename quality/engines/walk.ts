import { randomUUID } from 'node:crypto';
import { Wallet } from 'ethers';
import { paths } from '../../web/src/config/paths.ts';
import type { Engine } from './Engine.ts';
import { PageWalker } from './PageWalker.ts';

/** Addresses of the stack. */
interface WalkedStack {
  readonly origin: string;
  /** A node of Ethereum Mainnet. */
  readonly rpcUrl: string;
}

const PASSWORD = 'correct horse';

/** Content of a page that is missing or has crashed. */
const BROKEN = /Oops! Page not found|This screen stopped working|This screen could not be loaded/;

/**
 * Signs up, receives coins, sends, signs in again and visits every screen, in any engine; verifies on chain
 * that the coins moved.
 *
 * @param passed called after each step
 * @throws Error at the first step that fails
 */
export async function walk(
  engine: Engine,
  { origin, rpcUrl }: WalkedStack,
  passed: (step: string) => void,
): Promise<void> {
  const page = new PageWalker(engine, origin);
  const email = `${randomUUID()}@example.com`;

  await page.open(paths.auth);
  await page.press('tab', 'Sign Up');
  await page.type('Confirm Password', PASSWORD);
  await page.type('Password', PASSWORD);
  await page.type('Email', email);
  await page.press('button', 'Sign Up');
  const words = await page.see('[data-testid="phrase-word"]');
  if (words.length !== 12) throw new Error(`There are ${words.length} words`);
  passed('signs up');

  await page.press('button', "I've Saved My Phrase - Continue to Account");
  await page.see('[data-testid="balance-coin"]', '0 ETH');
  await page.press('button', 'Get 10 test coins');
  await page.see('[data-testid="balance-coin"]', '10 ETH');
  passed('finishes the setup and is given coins');

  await page.press('button', 'Receive');
  const [receive = ''] = await page.see('[role="dialog"]', '0x');
  const address = /0x[0-9a-fA-F]{40}/.exec(receive)?.[0];
  if (!address) throw new Error(`The dialog shows no address: ${receive}`);
  await page.see('[role="dialog"] svg, [role="dialog"] canvas, [role="dialog"] img');
  await page.open(paths.wallet);
  await page.see('[data-testid="balance-coin"]', '10 ETH');
  passed('shows the address to receive at, and its QR code');

  const recipient = Wallet.createRandom().address;
  await page.press('button', 'Send');
  await page.type('Recipient Address', recipient);
  await page.type('Amount', '0.25');
  await page.type('Recovery Phrase', words.join(' '));
  await page.see('[data-testid="send-fee"]', 'ETH');
  await page.press('button', 'Send');
  await page.see('[data-testid="transaction-row"]', 'completed');
  const arrived = await balanceOf(rpcUrl, recipient);
  if (arrived !== 250_000_000_000_000_000n) throw new Error(`${arrived} wei arrived`);
  passed('sends, and the coins arrive');

  await page.press('button', 'Sign out');
  await page.until('not signed out', async () => (await page.path()) === paths.auth);
  await page.type('Email', email);
  await page.type('Password', PASSWORD);
  await page.press('button', 'Sign In');
  await page.see('[data-testid="balance-coin"]', '9.7');
  passed('signs out and in again');

  const plain = Object.values(paths).filter((path) => typeof path === 'string');
  for (const path of [...plain, paths.nft('1'), paths.token('eth')]) {
    await page.open(path);
    await page.until(`${path} shows nothing`, async () => {
      const texts = await page.see('main, [role="main"], #root');
      return texts.some((text) => text.trim().length > 40);
    });
    const text = (await page.see('#root')).join(' ');
    if (BROKEN.test(text)) throw new Error(`${path} is broken: ${text.slice(0, 300)}`);
    passed(`shows ${path}`);
  }
}

async function balanceOf(rpcUrl: string, address: string): Promise<bigint> {
  const question = { jsonrpc: '2.0', id: 1, method: 'eth_getBalance', params: [address, 'latest'] };
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(rpcUrl, { method: 'POST', headers, body: JSON.stringify(question) });
  return BigInt(((await response.json()) as { result: string }).result);
}
