import { expect, type Page } from '@playwright/test';
import { stack } from '../../../tests/e2e/support/stack.ts';
import type { Device } from './Device.ts';
import { hostileScript, type HostileScript } from './hostileScript.ts';

/** Answer of the wallet, as it came over the port. */
interface PortAnswer {
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string };
  readonly state?: { readonly accounts: readonly string[] };
}

/** A page that speaks the protocol by hand, and so breaks each of its rules. */
export class HostilePage {
  readonly page: Page;
  readonly device: Device;
  readonly origin: string;
  /** All that the wallet has said to this page. */
  readonly heard: unknown[] = [];
  /** The wallet's window, the latest one. */
  popup: Page | undefined;

  private constructor(page: Page, device: Device, origin: string) {
    this.page = page;
    this.device = device;
    this.origin = origin;
  }

  static async open(device: Device, url: string): Promise<HostilePage> {
    const page = await device.context.newPage();
    const hostile = new HostilePage(page, device, new URL(url).origin);
    await page.exposeFunction('report', (message: unknown) => void hostile.heard.push(message));
    await page.addInitScript(hostileScript, stack.hostingUrl);
    await page.goto(url);
    return hostile;
  }

  get host(): string {
    return new URL(this.origin).host;
  }

  /** Runs code with the page's script. */
  async run<Result, Argument>(
    work: (hostile: HostileScript, argument: Argument) => Result | Promise<Result>,
    argument?: Argument,
  ): Promise<Result> {
    const given = argument === undefined ? 'undefined' : JSON.stringify(argument);
    const source = `(${work.toString()})(window.hostile, ${given})`;
    return this.page.evaluate(source);
  }

  /** Opens the wallet's window, without a `hello`. */
  async openWindow(path = '/connect'): Promise<Page> {
    const opening = this.page.waitForEvent('popup');
    await this.run((hostile, to) => hostile.openWallet(to), path);
    this.popup = await opening;
    return this.popup;
  }

  /** Opens the wallet's window and shakes hands. */
  async greet(fields: object = {}): Promise<Page> {
    const popup = await this.openWindow();
    await this.run((hostile, extra) => hostile.hello(extra), fields);
    return popup;
  }

  /** Sends a request on the port; returns its id. */
  async send(method: unknown, params: unknown = [], chainId: unknown = '0x1'): Promise<number> {
    return this.run((hostile, [name, list, chain]) => hostile.send(name, list, chain), [
      method,
      params,
      chainId,
    ] as const);
  }

  async answer(id: number, timeoutMs = 30_000): Promise<PortAnswer> {
    const answer = await this.run(
      (hostile, [of, ms]) => hostile.answer(of, ms) as Promise<PortAnswer | 'none'>,
      [id, timeoutMs] as const,
    );
    if (answer === 'none') throw new Error(`no answer to request ${id}`);
    return answer;
  }

  /** Sends a request in a new window and waits for its answer. */
  async ask(method: unknown, params: unknown = [], chainId: unknown = '0x1'): Promise<PortAnswer> {
    await this.greet();
    return this.answer(await this.send(method, params, chainId));
  }

  /** Connects as a user does, with the first account. */
  async connect(): Promise<void> {
    const popup = await this.greet();
    const id = await this.send('eth_requestAccounts');
    await popup.getByRole('button', { name: 'Connect', exact: true }).click();
    expect((await this.answer(id)).result).toEqual([this.device.address]);
    await popup.waitForEvent('close');
    this.heard.length = 0;
  }
}
