import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import { findChromium } from '../../../tools/browser/findChromium.ts';

/** A Chromium with a profile on disk, which can be killed as by a power failure, and started again. */
export class MortalBrowser {
  readonly #profile = mkdtempSync(join(tmpdir(), 'everything-wallet-profile-'));
  #process: ChildProcess | undefined;
  #browser: Browser | undefined;

  /** Starts it with its existing profile; its one context has no base URL. */
  async start(): Promise<BrowserContext> {
    const child = spawn(
      findChromium('whole') ?? chromium.executablePath(),
      [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--remote-debugging-port=0',
        `--user-data-dir=${this.#profile}`,
        'about:blank',
      ],
      // A group of its own, so that all of its processes can be killed at once.
      { detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    this.#process = child;
    this.#browser = await chromium.connectOverCDP(await debuggerOf(child));
    const [context] = this.#browser.contexts();
    if (!context) throw new Error('The browser has no context');
    return context;
  }

  /** Kills all of its processes with SIGKILL. */
  async kill(): Promise<void> {
    const child = this.#process;
    if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    process.kill(-child.pid, 'SIGKILL');
    await ended;
    await this.#browser?.close().catch(() => undefined);
  }

  /** Kills it permanently, and deletes its profile. */
  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

/** Reads the debugger's URL from the output of a starting Chromium. */
async function debuggerOf(child: ChildProcess): Promise<string> {
  if (!child.stderr) throw new Error('The browser says nothing');
  for await (const line of createInterface({ input: child.stderr })) {
    const [, url] = /DevTools listening on (ws:\S+)/.exec(line) ?? [];
    if (url !== undefined) {
      // The rest is discarded: a full pipe would block it.
      child.stderr.resume();
      return url;
    }
  }
  throw new Error('The browser ended before it could be driven');
}
