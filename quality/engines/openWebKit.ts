import { once } from 'node:events';
import { setTimeout as rest } from 'node:timers/promises';
import { freePort } from '../../tools/testing/freePort.ts';
import type { Engine, EngineRun } from './Engine.ts';

/** Paths of WebKitGTK's drivers in a system. */
export interface WebKitPaths {
  readonly driver: string;
  readonly browser: string;
  /** Virtual display. */
  readonly screen: string;
}

/** By which WebDriver names an element in JSON. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const START_MS = 20_000;

/** WebKitGTK's MiniBrowser on a virtual display, by WebDriver (W3C). */
export async function openWebKit(paths: WebKitPaths, { spawn }: EngineRun): Promise<Engine> {
  const complaints: string[] = [];
  const display = await startScreen(paths.screen, spawn);
  const port = await freePort();
  const driver = spawn(paths.driver, [`--port=${port}`, '--host=127.0.0.1'], {
    DISPLAY: display,
    LIBGL_ALWAYS_SOFTWARE: '1',
  });
  driver.stdout?.on('data', (text: Buffer) => {
    for (const line of text.toString().split('\n')) {
      if (/^CONSOLE .*(ERROR|error)/.test(line)) complaints.push(line);
    }
  });
  const root = `http://127.0.0.1:${port}`;
  await until(async () => (await fetch(`${root}/status`).catch(() => undefined))?.ok === true);

  const options = {
    binary: paths.browser,
    args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
  };
  const capabilities = { alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options } };
  const { sessionId } = (await ask(root, 'POST', '/session', { capabilities })) as { sessionId: string };
  const session = `${root}/session/${sessionId}`;

  async function find(selector: string): Promise<string> {
    const question = { using: 'css selector', value: selector };
    const found = (await ask(session, 'POST', '/element', question)) as Record<string, string>;
    return found[ELEMENT] ?? '';
  }
  return {
    open: async (url) => {
      await ask(session, 'POST', '/url', { url });
    },
    run: (body, ...parameters) =>
      ask(session, 'POST', '/execute/sync', {
        script: `const parameters = arguments[0];${body}`,
        args: [parameters],
      }),
    press: async (selector) => {
      await ask(session, 'POST', `/element/${await find(selector)}/click`, {});
    },
    type: async (selector, text) => {
      await ask(session, 'POST', `/element/${await find(selector)}/value`, { text });
    },
    complaints: () => complaints,
    close: async () => {
      await ask(session, 'DELETE', '');
      driver.kill();
    },
  };
}

/** @throws Error with WebDriver's message */
async function ask(root: string, method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(`${root}${path}`, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(`${path}: ${(value as { message?: string }).message ?? response.status}`);
  return value;
}

/** Starts a screen; gives its name. */
async function startScreen(command: string, spawn: EngineRun['spawn']): Promise<string> {
  const screen = spawn(command, ['-displayfd', '1', '-screen', '0', '1280x900x24', '-nolisten', 'tcp']);
  if (!screen.stdout) throw new Error(`${command} has no output`);
  const [number] = (await once(screen.stdout, 'data')) as [Buffer];
  return `:${number.toString().trim()}`;
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + START_MS;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error('WebKitWebDriver does not start');
    await rest(200);
  }
}
