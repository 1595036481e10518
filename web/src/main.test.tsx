import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let arrive: () => void;
let arrived: Promise<void>;

vi.mock('./app/App.tsx', () => ({ App: ({ children }: { children: unknown }) => children }));
vi.mock('./app/layout/SessionProviders.ts', () => ({
  SessionProviders: { preload: () => Promise.resolve() },
}));
vi.mock('./app/routes.tsx', () => ({
  routes: [
    {
      path: '*',
      lazy: async () => {
        await arrived;
        return { Component: () => 'The screen' };
      },
      hydrateFallbackElement: <p>Loading</p>,
    },
  ],
}));

beforeEach(() => {
  vi.resetModules();
  arrived = new Promise((resolve) => (arrive = resolve));
});
afterEach(() => document.body.replaceChildren());

/** Draws an empty page, and records its contents in order. */
async function drawAndWatch(): Promise<{ container: HTMLElement; shown: string[] }> {
  const { draw } = await import('./main.tsx');
  const container = document.body.appendChild(document.createElement('div'));
  const shown: string[] = [];
  new MutationObserver(() => shown.push(container.textContent)).observe(container, {
    childList: true,
    subtree: true,
  });
  void draw(container);
  return { container, shown };
}

test('a fast screen is drawn immediately, without a loading page before it', async () => {
  const { container, shown } = await drawAndWatch();
  setTimeout(arrive, 20);
  await vi.waitFor(() => expect(container.textContent).toBe('The screen'));
  expect(new Set(shown)).toEqual(new Set(['The screen']));
});

test('a slow one shows a loading page first', async () => {
  const { container, shown } = await drawAndWatch();
  await vi.waitFor(() => expect(container.textContent).toBe('Loading'));
  arrive();
  await vi.waitFor(() => expect(container.textContent).toBe('The screen'));
  expect(shown).toContain('Loading');
});
