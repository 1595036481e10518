import { test as base } from '@playwright/test';
import { startSite } from '../../../tests/e2e/support/startSite.ts';
import { Device } from './Device.ts';
import { HostilePage } from './HostilePage.ts';

interface WorkerFixtures {
  /** One for all tests of a file: a wallet is set up once. */
  device: Device;
  /** Origin of a website that is connected to the first account. */
  connected: string;
}

/** Playwright's test with a browser that holds a wallet. */
export const test = base.extend<object, WorkerFixtures>({
  device: [
    async ({ browser }, use) => {
      const device = await Device.create(browser);
      await use(device);
      await device.context.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  connected: [
    async ({ device }, use) => {
      const served = await startSite('');
      const site = await HostilePage.open(device, served.origin);
      await site.connect();
      await site.page.close();
      await use(served.origin);
      served.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
