import type { SiteState } from '@everything-wallet/core/connect/connectProtocol';
import { vi } from 'vitest';

export const WALLET = 'https://wallet.example';
export const ACCOUNT = '0x52908400098527886E0F7030069857D2E4169EE7';
export const OTHER_ACCOUNT = '0x8617E340B3D01FA5F11F306F4090FD50E238070D';

export const connected: SiteState = {
  accounts: [ACCOUNT],
  chainId: '0x1',
  chains: ['0x1', '0x89'],
  expiresAt: null,
};

class FakePort {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  other: FakePort | undefined;
  isClosed = false;

  postMessage(data: unknown): void {
    if (!this.isClosed) this.other?.onmessage?.({ data: structuredClone(data) });
  }

  close(): void {
    this.isClosed = true;
  }
}

/** Channel that delivers at once, so that fake timers need no turns of the event loop. */
class FakeChannel {
  port1 = new FakePort();
  port2 = new FakePort();

  constructor() {
    this.port1.other = this.port2;
    this.port2.other = this.port1;
  }
}

type Message = Readonly<Record<string, unknown>>;

/** The wallet's window as a site sees it. Installs itself as what `window.open` opens. */
export class FakeWallet {
  closed = false;
  focus = vi.fn();
  close = vi.fn(() => {
    this.closed = true;
  });
  /** Calls of `window.open`. */
  readonly open = vi.fn<(...args: unknown[]) => FakeWallet | null>(() => this);
  /** `hello` messages, with the target origin. */
  readonly hellos: { message: unknown; origin: string }[] = [];
  /** Messages on the port. */
  readonly messages: Message[] = [];
  port: FakePort | undefined;

  constructor() {
    vi.stubGlobal('open', this.open);
    vi.stubGlobal('MessageChannel', FakeChannel);
  }

  postMessage(message: unknown, origin: string, [port]: FakePort[]): void {
    this.hellos.push({ message, origin });
    this.port = port;
    if (port) port.onmessage = ({ data }) => this.messages.push(data as Message);
  }

  /** Sends a message to the site's page. */
  post(data: unknown, { origin = WALLET, source = this }: { origin?: string; source?: unknown } = {}): void {
    const event = new MessageEvent('message', { data, origin });
    Object.defineProperty(event, 'source', { value: source });
    window.dispatchEvent(event);
  }

  ready(versions: unknown = [1]): void {
    this.post({ everythingWallet: 'ready', versions });
  }

  send(message: unknown): void {
    this.port?.postMessage(message);
  }

  /** Requests on the port, without what the wallet has withdrawn. */
  get requests(): Message[] {
    return this.messages.filter(({ type }) => type === 'request');
  }

  answer(result: unknown, state: unknown = connected): void {
    this.send({ type: 'answer', id: this.requests.at(-1)?.['id'], result, state });
  }
}
