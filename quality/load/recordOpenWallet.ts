import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { deriveAccount } from '@everything-wallet/core/accounts/deriveAccount';
import { paths } from '../../web/src/config/paths.ts';
import { findChromium } from '../../tools/browser/findChromium.ts';
import { LocalError } from '../../tools/LocalError.ts';
import { openChromium } from '../engines/openChromium.ts';
import { PageWalker } from '../engines/PageWalker.ts';
import { pageHosts } from '../production/BrowserEdge.ts';
import { signUpInPage } from '../production/signUpInPage.ts';
import type { StandIn } from '../production/StandIn.ts';
import { standInOrigin } from '../production/standInProject.ts';

/** A call that an open wallet made. */
interface RecordedCall {
  /** Milliseconds after the wallet was opened. */
  readonly afterMs: number;
  /** Of the function. */
  readonly name: string;
  /** As it was sent: JSON. */
  readonly body: string;
}

/** Requests of an open wallet to the functions. */
export interface OpenWallet {
  /** The account's, which stands in the calls. */
  readonly address: string;
  readonly calls: readonly RecordedCall[];
}

const PASSWORD = 'correct horse';

/**
 * Opens a wallet in Chromium with the deployed pages, leaves it open, and records its requests to the
 * functions with their times: the browser's own code sets the pace.
 *
 * @param options.ms how long it is open, in ms
 * @param options.beforeOpening called when its account exists, before the recording
 */
export async function recordOpenWallet(
  standIn: StandIn,
  { ms, beforeOpening }: { readonly ms: number; readonly beforeOpening: (address: string) => Promise<void> },
): Promise<OpenWallet> {
  const path = findChromium('whole');
  if (path === undefined) throw new LocalError('There is no Chromium: install it, or set CHROMIUM_PATH.');
  const calls: RecordedCall[] = [];
  let openedAt = Infinity;
  const engine = await openChromium(path, {
    args: standIn.edge.chromiumArguments,
    onRequest: ({ url, body }) => {
      const { host, pathname } = new URL(url);
      const afterMs = performance.now() - openedAt;
      if (host === pageHosts.functions && afterMs >= 0)
        calls.push({ afterMs, name: pathname.slice(1), body });
    },
  });
  try {
    const page = new PageWalker(engine, standInOrigin);
    const words = await signUpInPage(page, `${randomUUID()}@example.com`, PASSWORD);
    const { address } = await deriveAccount(words.join(' '));
    // Nothing of the first opening goes on.
    await page.open(paths.about);
    await beforeOpening(address);
    openedAt = performance.now();
    await page.open(paths.wallet);
    await sleep(ms);
    return { address, calls: [...calls] };
  } finally {
    await engine.close();
  }
}
