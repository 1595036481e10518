import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { preparePython } from '../../tools/clients/preparePython.ts';
import { Chain } from '../../tests/e2e/support/Chain.ts';
import { newAddress } from '../../tests/e2e/support/walletUser.ts';
import { repositoryRoot } from '../../tools/repositoryRoot.ts';
import { test } from './support/connectTest.ts';
import { hardhatProject } from './support/hardhatProject.ts';
import { installPackages } from './support/installPackages.ts';
import { orSkip } from './support/orSkip.ts';
import { processes } from './support/processes.ts';
import { startEw } from './support/startEw.ts';
import { Visitor } from './support/Visitor.ts';

/* Unmodified tools send through `ew connect`: the person approves in the wallet, and no tool has a key. */

/** 0.001 ETH. */
const WEI = 10n ** 15n;

interface ToolRun {
  readonly rpcUrl: string;
  /** The account that sends. */
  readonly from: string;
  readonly to: string;
  readonly directory: string;
}

interface ToolCommand {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd?: string;
  readonly environment: Readonly<Record<string, string>>;
}

/** Commands by tool, as clients/cli/README.md states them. */
const tools: Readonly<Record<string, (run: ToolRun) => Promise<ToolCommand>>> = {
  'cast send --unlocked': async ({ rpcUrl, from, to }) => ({
    command: join(await installPackages('tools'), 'node_modules', '.bin', 'cast'),
    args: ['send', '--unlocked', '--from', from, '--rpc-timeout', '600', to, '--value', '0.001ether'],
    environment: { ETH_RPC_URL: rpcUrl },
  }),
  'a script of Hardhat': async ({ rpcUrl, to }) => {
    const folder = await installPackages('tools');
    for (const [file, text] of Object.entries(hardhatProject)) writeFileSync(join(folder, file), text);
    return {
      command: join(folder, 'node_modules', '.bin', 'hardhat'),
      args: ['run', '--no-compile', 'send.js', '--network', 'wallet'],
      cwd: folder,
      environment: { EW_RPC_URL: rpcUrl, RECIPIENT: to },
    };
  },
  'the sample for web3.py': async ({ rpcUrl, to, directory }) => {
    const run = { family: processes, directory, log: (line: string) => console.log(line) };
    return {
      command: join(await preparePython(run, 'quality/connect/tools/requirements.txt'), 'python'),
      args: [join(repositoryRoot, 'docs', 'samples', 'connect_web3.py'), to],
      environment: { EW_RPC_URL: rpcUrl },
    };
  },
};

/** Waits until a window shows a request to sign, or is closed. */
async function showsRequest(popup: Page): Promise<boolean> {
  const shown = popup.getByRole('dialog').waitFor({ timeout: 0 });
  return shown.then(
    () => true,
    () => false,
  );
}

/** Runs a tool to its end, while the person approves each request on the page; returns its output. */
async function runTool({ command, args, cwd, environment }: ToolCommand, page: Page, visitor: Visitor) {
  const tool = processes.spawn(command, args, {
    cwd,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  tool.stdout?.on('data', (text: Buffer) => (output += text.toString()));
  tool.stderr?.on('data', (text: Buffer) => (output += text.toString()));
  const ended = once(tool, 'exit').then(([code]) => code as number | null);
  const request = page.getByRole('button');
  for (;;) {
    const isWaiting = request
      .first()
      .waitFor({ timeout: 0 })
      .then(
        () => true,
        () => false,
      );
    if (!(await Promise.race([isWaiting, ended.then(() => false)]))) break;
    const connecting = await visitor.approveAfter(() => request.first().click());
    // The page connects for a tool that did not ask for accounts; the same window then shows the request itself.
    if (connecting && (await showsRequest(connecting))) await visitor.press(connecting);
    await visitor.closed();
  }
  return { code: await ended, output };
}

for (const [name, prepare] of Object.entries(tools)) {
  test(`${name} sends through ew connect`, async ({ device }, { outputDir: directory }) => {
    const { address: from } = device;
    await using ew = await startEw(directory);
    const to = newAddress();
    const command = await orSkip(prepare({ rpcUrl: ew.rpcUrl, from, to, directory }));
    const page = await device.context.newPage();
    await page.goto(ew.pageUrl);
    await expect(page.getByRole('status')).toHaveText('Ready. Keep this page open.');
    const visitor = new Visitor(page, device, new URL(ew.pageUrl).origin);
    const { code, output } = await runTool(command, page, visitor);
    expect(code, output).toBe(0);
    const chain = new Chain('mainnet');
    await expect.poll(() => chain.balance(to)).toBe(WEI);
    const [, hash = ''] = /^transaction\S*\s+(0x[0-9a-f]{64})\b/im.exec(output) ?? [];
    expect(await chain.receipt(hash)).toMatchObject({
      succeeded: true,
      from: from.toLowerCase(),
      to: to.toLowerCase(),
    });
    await device.closePages();
  });
}
