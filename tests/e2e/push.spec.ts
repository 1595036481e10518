import { expect, type CDPSession, type Page } from '@playwright/test';
import { SettingsPage } from './pages/SettingsPage.ts';
import { stack } from './support/stack.ts';
import { test } from './support/test.ts';

/* Notifications while the wallet is closed (docs/features/push.md). */

test.use({ serviceWorkers: 'allow', permissions: ['notifications'] });

const ENDPOINT = 'https://push.example.com/send/1';
const KEYS = { p256dh: `B${'a'.repeat(86)}`, auth: 'a'.repeat(22) };
const ACCOUNT = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';

/** Replaces the browser's push service, which is on the internet. */
async function replacePushService(page: Page): Promise<void> {
  await page.addInitScript(
    ({ endpoint, keys }) => {
      let key: unknown;
      const made = {
        endpoint,
        options: {},
        toJSON: () => ({ endpoint, keys }),
        unsubscribe: () => {
          key = undefined;
          return Promise.resolve(true);
        },
      };
      const { prototype } = globalThis.PushManager;
      prototype.subscribe = (options) => {
        key = options?.applicationServerKey;
        return Promise.resolve(made as unknown as PushSubscription);
      };
      prototype.getSubscription = () =>
        Promise.resolve(key === undefined ? null : (made as unknown as PushSubscription));
    },
    { endpoint: ENDPOINT, keys: KEYS },
  );
}

/** Delivers a push to the site's service worker, as the browser's push service does. */
async function deliver(session: CDPSession, registrationId: string, content: object): Promise<void> {
  const origin = new URL(stack.hostingUrl).origin;
  await session.send('ServiceWorker.deliverPushMessage', {
    ...{ origin, registrationId, data: JSON.stringify(content) },
  });
}

/** Returns the notifications that the service worker shows. */
function shown(page: Page): Promise<readonly { title: string; body: string; tag: string; data: unknown }[]> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title, body, tag, data }) => ({
      ...{ title, body, tag, data: data as unknown },
    }));
  });
}

test('a push is shown once, without an amount, after the switch was turned on', async ({
  page,
  context,
  returningUser,
}) => {
  expect(returningUser.uid).not.toBe('');
  await replacePushService(page);
  const session = await context.newCDPSession(page);
  const found = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(
        ({ isDeleted, scopeURL }) => !isDeleted && scopeURL.startsWith(stack.hostingUrl),
      );
      if (own) resolve(own.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');

  const settings = new SettingsPage(page);
  await settings.open();
  const toggle = settings.notifications.getByRole('switch', {
    name: 'Notifications when the wallet is closed',
  });
  await expect(toggle).not.toBeChecked();
  await toggle.click();
  await expect(toggle).toBeChecked();
  await expect(toggle).toHaveAccessibleDescription(/notifies you of received and confirmed transfers on/);

  const registrationId = await found;
  const id = `evt_${'0'.repeat(31)}1`;
  const notice = { id, kind: 'received', network: 'polygon-amoy', address: ACCOUNT };
  // A page that draws no wallet: an open wallet on the screen notifies by itself.
  await page.goto('/favicon.svg');
  await deliver(session, registrationId, { ...notice, id: `evt_${'0'.repeat(32)}`, network: '<b>' });
  await deliver(session, registrationId, notice);
  await deliver(session, registrationId, notice);
  await expect.poll(() => shown(page)).toHaveLength(1);
  const [notification] = await shown(page);
  expect(notification).toEqual({
    title: 'Received on Polygon Amoy',
    body: 'Account 0x9858EfFD…EcaEda94. Open your history to see the transfer.',
    tag: id,
    data: expect.stringMatching(/^\/history\?account=0x9858/) as unknown,
  });

  await settings.open();
  await expect(toggle).toBeChecked();
  await toggle.click();
  await expect(toggle).not.toBeChecked();
  await page.goto('/favicon.svg');
  await deliver(session, registrationId, { ...notice, id: `evt_${'0'.repeat(31)}2` });
  // Time for the worker to show one, which it does not.
  await page.waitForTimeout(1_000);
  expect(await shown(page)).toHaveLength(1);
});
