import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from '../../tools/browser/findChromium.ts';
import { findFirefox } from '../../tools/browser/findFirefox.ts';
import { rpcVariable } from '@everything-wallet/core/networks/rpcVariable';
import type { Engine, EngineRun } from '../engines/Engine.ts';
import { openChromium } from '../engines/openChromium.ts';
import { openFirefox } from '../engines/openFirefox.ts';
import { openWebKit } from '../engines/openWebKit.ts';
import { walk } from '../engines/walk.ts';
import type { QualitySuite } from '../QualitySuite.ts';

/** An engine's name, its launcher where it is installed, and its installation command. */
interface InstalledEngine {
  readonly name: string;
  readonly install: string;
  readonly find: () => ((run: EngineRun) => Promise<Engine>) | undefined;
}

const LIBRARIES = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/lib', '/usr/libexec'];

const engineList: readonly InstalledEngine[] = [
  {
    name: 'Chromium',
    install: 'apt-get install chromium',
    find: () => {
      const path = findChromium('whole');
      return path === undefined || !existsSync(path) ? undefined : () => openChromium(path);
    },
  },
  {
    name: 'Firefox',
    install: 'apt-get install firefox-esr, or set FIREFOX_PATH',
    find: () => {
      const path = findFirefox();
      return path === undefined ? undefined : () => openFirefox(path);
    },
  },
  {
    name: 'WebKitGTK',
    install: 'apt-get install webkit2gtk-driver xvfb',
    find: () => {
      const driver = firstOf(['/usr/bin/WebKitWebDriver']);
      const screen = firstOf(['/usr/bin/Xvfb']);
      const browser = firstOf(LIBRARIES.flatMap(miniBrowsers));
      if (driver === undefined || screen === undefined || browser === undefined) return undefined;
      return (run) => openWebKit({ driver, screen, browser }, run);
    },
  },
];

/** Messages of engines about requests that the content security policy blocked. */
const REFUSED = /content.security.policy|refused to/i;

/**
 * Runs the money path and visits every screen in each installed engine, and lists those not installed. A
 * request blocked by the policy is a failure; other console messages are shown.
 */
export const engines: QualitySuite = {
  claim:
    'Sign-up, setup, receiving, sending, signing in again and every screen work in each of Chromium, Firefox and WebKitGTK that is installed.',
  needs: 'stack',
  async work({ family, environment, log }) {
    const failures: string[] = [];
    const lacking: string[] = [];
    let passed = 0;
    const stack = {
      origin: environment['HOSTING_URL'] ?? '',
      rpcUrl: environment[rpcVariable('RPC_URL', 'mainnet')] ?? '',
    };
    const spawn: EngineRun['spawn'] = (command, args, added = {}) =>
      family.spawn(command, args, {
        env: { ...process.env, ...added },
        stdio: ['ignore', 'pipe', 'ignore'],
      });

    for (const { name, install, find } of engineList) {
      const open = find();
      if (!open) {
        lacking.push(`${name} is not installed (${install})`);
        log(`  ${name}: not installed`);
        continue;
      }
      let steps = 0;
      let engine: Engine | undefined;
      try {
        engine = await open({ spawn });
        await walk(engine, stack, () => (steps += 1));
        const complaints = [...new Set(engine.complaints())];
        for (const complaint of complaints) log(`  ${name} says: ${complaint}`);
        const refused = complaints.filter((complaint) => REFUSED.test(complaint));
        if (refused.length === 0) passed += 1;
        else failures.push(`${name} was refused something by the policy: ${refused.join(' | ')}`);
      } catch (error) {
        failures.push(
          `${name}, after ${steps} steps: ${error instanceof Error ? error.message : String(error)}`,
        );
      } finally {
        await engine?.close().catch(() => undefined);
      }
      passed += steps;
      log(`  ${name}: ${steps} steps`);
    }
    return { passed, failed: failures.length, skipped: lacking.length, failures, lacking };
  },
};

function firstOf(candidates: readonly string[]): string | undefined {
  return candidates.find((path) => existsSync(path));
}

/** WebKitGTK installs its small browser in a folder with its version. */
function miniBrowsers(library: string): string[] {
  if (!existsSync(library)) return [];
  return readdirSync(library)
    .filter((folder) => folder.startsWith('webkit2gtk-'))
    .map((folder) => join(library, folder, 'MiniBrowser'));
}
