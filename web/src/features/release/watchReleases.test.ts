import { beforeEach, expect, test, vi } from 'vitest';
import { RELEASE_ACCEPTED } from '../../releaseWorker/releaseMessages.ts';
import type { WaitingRelease } from './WaitingRelease.ts';

/** A worker as the browser hands it to a page, with its answers. */
class FakeWorker extends EventTarget {
  state = 'installing';
  readonly asked: string[] = [];
  readonly #answers: Readonly<Record<string, unknown>>;

  constructor(answers: Readonly<Record<string, unknown>>) {
    super();
    this.#answers = answers;
  }

  postMessage(question: string, ports: readonly MessagePort[] = []) {
    this.asked.push(question);
    ports[0]?.postMessage(this.#answers[question]);
  }
}

const accepted = { id: 'one', version: '1.0.0', changes: [], isAccepted: true };
const waiting = { id: 'two', version: '2.0.0', changes: ['Faster.'], isAccepted: false };
const onWaiting = vi.fn<(release: WaitingRelease) => void>();
const onAccepted = vi.fn();
const log = vi.hoisted(() => vi.fn());
vi.mock('../../lib/log/logProblem.ts', () => ({ logProblem: log }));

let container: EventTarget & { register: ReturnType<typeof vi.fn> };

/** Loads the module as a new page does. */
async function open(registration: unknown) {
  vi.resetModules();
  container = Object.assign(new EventTarget(), {
    register: vi.fn(() =>
      registration instanceof Error ? Promise.reject(registration) : Promise.resolve(registration),
    ),
    startMessages: () => undefined,
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  const { watchReleases } = await import('./watchReleases.ts');
  return watchReleases({ onWaiting, onAccepted });
}

function registrationOf(workers: Record<string, FakeWorker>) {
  const none = { installing: null, waiting: null, active: null };
  return Object.assign(new EventTarget(), { ...none, ...workers, update: () => Promise.resolve() });
}

beforeEach(() => {
  onWaiting.mockReset();
  onAccepted.mockReset();
  log.mockReset();
});

test('the worker is registered with the language, and its script is never taken from a cache', async () => {
  await open(registrationOf({ active: new FakeWorker({ state: accepted }) }));
  expect(container.register.mock.calls).toEqual([['/sw.js?language=en', { updateViaCache: 'none' }]]);
});

test('an accepted release is not reported, and its worker maintains what is stored', async () => {
  const active = new FakeWorker({ state: accepted });
  await open(registrationOf({ active }));
  await vi.waitFor(() => expect(active.asked).toEqual(['state', 'maintain']));
  expect(onWaiting).not.toHaveBeenCalled();
});

test('a release that waits, or became active without consent, is reported and can be accepted', async () => {
  for (const place of ['waiting', 'active']) {
    onWaiting.mockReset();
    const worker = new FakeWorker({ state: waiting, accept: 'accepted' });
    await open(registrationOf({ [place]: worker }));
    await vi.waitFor(() => expect(onWaiting).toHaveBeenCalledOnce());
    expect(onWaiting.mock.lastCall?.[0]).toMatchObject({ id: 'two', version: '2.0.0', changes: ['Faster.'] });
    await onWaiting.mock.lastCall?.[0].accept();
    expect(worker.asked).toContain('accept');
  }
});

test('a release that is found later is reported once it is stored whole', async () => {
  const registration = registrationOf({ active: new FakeWorker({ state: accepted }) });
  await open(registration);
  await vi.waitFor(() => expect(container.register).toHaveBeenCalled());
  const found = new FakeWorker({ state: waiting });
  await vi.waitFor(() => {
    Object.assign<object, object>(registration, { installing: found });
    registration.dispatchEvent(new Event('updatefound'));
    found.state = 'installed';
    found.dispatchEvent(new Event('statechange'));
    expect(found.asked).toContain('state');
  });
  await vi.waitFor(() => expect(onWaiting).toHaveBeenCalled());
});

test('a release whose installation fails is not reported', async () => {
  const installing = new FakeWorker({ state: waiting });
  await open(registrationOf({ installing }));
  await new Promise((resolve) => setTimeout(resolve, 20));
  installing.state = 'redundant';
  installing.dispatchEvent(new Event('statechange'));
  expect(installing.asked).toEqual([]);
});

test('every page is notified of an accepted release, until it stops watching', async () => {
  const stop = await open(registrationOf({}));
  container.dispatchEvent(new MessageEvent('message', { data: RELEASE_ACCEPTED }));
  container.dispatchEvent(new MessageEvent('message', { data: 'something else' }));
  expect(onAccepted).toHaveBeenCalledOnce();
  stop();
  container.dispatchEvent(new MessageEvent('message', { data: RELEASE_ACCEPTED }));
  expect(onAccepted).toHaveBeenCalledOnce();
});

test('a browser that refuses workers only loses the offline wallet', async () => {
  await open(new DOMException('Blocked', 'SecurityError'));
  await vi.waitFor(() => expect(log).toHaveBeenCalledOnce());
  expect(onWaiting).not.toHaveBeenCalled();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.resetModules();
  const { watchReleases } = await import('./watchReleases.ts');
  expect(() => watchReleases({ onWaiting, onAccepted })()).not.toThrow();
});
