import { expect, type Browser, type LaunchOptions, type Page } from '@playwright/test';
import { QrScannerPage } from './pages/QrScannerPage.ts';
import { SendDialog } from './pages/SendDialog.ts';
import { WalletPage } from './pages/WalletPage.ts';
import { guardConsole, type ConsoleGuard } from './support/consoleGuard.ts';
import { expectUsable } from './support/expectUsable.ts';
import { writeVideo } from './support/fakeCamera.ts';
import { guardHosts, type HostGuard } from './support/hostGuard.ts';
import { drawQrCode, readPng, type Picture } from './support/qrCode.ts';
import { SCREEN } from './support/screen.ts';
import { stack } from './support/stack.ts';
import { startSession } from './support/startSession.ts';
import { test as base } from './support/test.ts';
import { toast } from './support/toast.ts';
import { newAddress } from './support/walletUser.ts';

/*
 * /qr-scanner with a camera: Chromium plays a video in place of one. Every test starts a browser of its own, because
 * the video is given to the browser and not to a page.
 */

/** A page whose camera sees one code after the other, on the scanner's screen. */
interface Scanning {
  readonly page: Page;
  readonly scanner: QrScannerPage;
  readonly walletPage: WalletPage;
  readonly sendDialog: SendDialog;
  readonly guard: ConsoleGuard;
}

interface Fixtures {
  /** Opens the scanner in a browser that sees codes; `isAllowed` answers its question for the camera. */
  openScanner: (codes: readonly Picture[], isAllowed?: boolean) => Promise<Scanning>;
}

const test = base.extend<Fixtures>({
  openScanner: async ({ playwright, user, launchOptions, viewport }, use, testInfo) => {
    const browsers: Browser[] = [];
    const guards: (ConsoleGuard | HostGuard)[] = [];
    await use(async (codes, isAllowed = true) => {
      const video = testInfo.outputPath(`camera-${browsers.length}.y4m`);
      writeVideo(video, codes);
      const browser = await playwright.chromium.launch(withCamera(launchOptions, video, isAllowed));
      browsers.push(browser);
      const context = await browser.newContext({ baseURL: stack.hostingUrl, viewport, locale: 'en-US' });
      const guard = guardConsole(context);
      guards.push(guard, guardHosts(context));
      const page = await context.newPage();
      await startSession(page, user);
      const scanner = new QrScannerPage(page);
      await scanner.open();
      return { page, scanner, walletPage: new WalletPage(page), sendDialog: new SendDialog(page), guard };
    });
    await Promise.all(browsers.map((browser) => browser.close()));
    for (const guard of guards) await guard.check();
  },
});

function withCamera(options: LaunchOptions, video: string, isAllowed: boolean): LaunchOptions {
  const args = ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${video}`];
  if (isAllowed) args.push('--use-fake-ui-for-media-stream');
  return { ...options, args: [...(options.args ?? []), ...args] };
}

/** Returns true if the browser still uses the camera. */
const isCameraLive = (page: Page) =>
  page.evaluate(() => {
    const { stream } = window as { stream?: MediaStream };
    return stream?.getTracks().some(({ readyState }) => readyState === 'live') ?? false;
  });

/** Makes the page's stream accessible to the test, even after its element is removed. */
async function keepStream(scanner: QrScannerPage): Promise<void> {
  await expect(scanner.camera).toContainText('Looking for a QR code…');
  await scanner.picture.evaluate((video: HTMLVideoElement) => {
    Object.assign(window, { stream: video.srcObject });
  });
}

test(
  'a code drawn by the Receive dialog reads back',
  SCREEN,
  async ({ signedInUser, receiveDialog, openScanner }) => {
    await receiveDialog.open();
    const code = readPng(await receiveDialog.qrCode.screenshot());

    const { page, scanner, sendDialog } = await openScanner([code]);
    await scanner.startButton.click();
    await expect(toast(page, 'Address ready to use')).toBeVisible();
    await expect(page).toHaveURL('/');
    await expect(sendDialog.recipient).toHaveValue(signedInUser.address);
  },
);

test('a payment link for another network asks, switches, and fills in the exact amount', async ({
  openScanner,
}) => {
  const recipient = newAddress();
  const code = await drawQrCode(`ethereum:pay-${recipient}@137?value=2.014000000000000001e18`);
  const { page, scanner, sendDialog, walletPage, guard } = await openScanner([code]);
  // The fee may be requested before the wallet is known to be empty.
  guard.allow(/status of 400 .*estimateGas|Fee estimation failed/);
  await scanner.startButton.click();
  await expect(scanner.switchDialog).toContainText('Switch to Polygon Mainnet?');
  await expect(scanner.switchDialog).toContainText('Your wallet is on Ethereum Mainnet');
  await scanner.switchDialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/qr-scanner');
  await expect(walletPage.networkSelector).toContainText('Ethereum Mainnet');
  await expect(scanner.startButton).toBeVisible();

  await scanner.startButton.click();
  await scanner.switchDialog.getByRole('button', { name: 'Switch and continue' }).click();
  await expect(toast(page, 'Address ready to use')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Send MATIC' })).toBeVisible();
  await expect(sendDialog.recipient).toHaveValue(recipient);
  await expect(sendDialog.amount).toHaveValue('2.014000000000000001');
  await expect(page.getByText('Polygon Mainnet').first()).toBeAttached();
});

test(
  'an unusable code is reported once with its reason, and the next one is read',
  SCREEN,
  async ({ openScanner }) => {
    const recipient = newAddress();
    const codes = [
      `ethereum:${recipient}@137/transfer?address=${newAddress()}&uint256=1`,
      `ethereum:${recipient}@1`,
    ];
    const { page, scanner, sendDialog, guard } = await openScanner(await Promise.all(codes.map(drawQrCode)));
    guard.expect(/A code could not be used WalletError/);
    await scanner.startButton.click();
    await expect(toast(page, 'Invalid wallet address')).toBeVisible();
    await expect(scanner.camera.getByRole('alert')).toContainText(
      'This payment link requests a token, not coins.',
    );
    await expect(toast(page, 'Address ready to use')).toBeVisible();
    await expect(sendDialog.recipient).toHaveValue(recipient);
  },
);

test('explains why each code is unusable, and continues scanning', SCREEN, async ({ openScanner }) => {
  const reasons = {
    [`ethereum:${newAddress()}@250`]: 'for a network that this wallet does not know',
    'ethereum:vitalik.eth': 'Names such as name.eth do not work here.',
    'https://example.com': 'neither an address nor a payment link',
  };
  const { page, scanner, guard } = await openScanner(await Promise.all(Object.keys(reasons).map(drawQrCode)));
  guard.expect(/A code could not be used WalletError/);
  await scanner.startButton.click();
  await expect(toast(page, 'Invalid wallet address')).toBeVisible();
  for (const reason of Object.values(reasons)) {
    await expect(scanner.camera.getByRole('alert')).toContainText(reason);
  }
  await expect(scanner.stopButton).toBeVisible();
  await expect(page).toHaveURL('/qr-scanner');
});

test(
  'the page is usable during the scan, and the camera is off when it is stopped and when the screen is left',
  SCREEN,
  async ({ openScanner }) => {
    const { page, scanner, guard, walletPage } = await openScanner([await drawQrCode('https://example.com')]);
    guard.expect(/A code could not be used WalletError/);
    await scanner.startButton.click();
    await expect(scanner.camera.getByRole('alert')).toBeVisible();
    // On its way out a toast is half transparent.
    await expect(toast(page, 'Invalid wallet address')).toBeHidden();
    await expectUsable(page);

    await keepStream(scanner);
    expect(await isCameraLive(page)).toBe(true);
    await scanner.stopButton.click();
    await expect(scanner.picture).toBeHidden();
    expect(await isCameraLive(page)).toBe(false);

    await scanner.startButton.click();
    await keepStream(scanner);
    expect(await isCameraLive(page)).toBe(true);
    await page.getByRole('main').getByRole('link', { name: 'Back' }).click();
    await expect(walletPage.balanceCard).toBeVisible();
    expect(await isCameraLive(page)).toBe(false);
  },
);

test(
  'reports a missing camera permission, and starts once it is granted',
  SCREEN,
  async ({ openScanner }) => {
    const { page, scanner, guard } = await openScanner([await drawQrCode(newAddress())], false);
    guard.expect(/The camera could not be used WalletError/);
    await page.context().clearPermissions();
    await scanner.startButton.click();
    await expect(scanner.camera.getByRole('alert')).toContainText(
      'The browser does not allow camera access.',
    );
    await page.context().grantPermissions(['camera']);
    await scanner.startButton.click();
    await expect(toast(page, 'Address ready to use')).toBeVisible();
  },
);

test('a reader that cannot be loaded is reported, and loaded on a retry', SCREEN, async ({ openScanner }) => {
  const { page, scanner, guard } = await openScanner([await drawQrCode(newAddress())]);
  guard.expect(/The camera could not be used RuntimeError/, /zxing_reader.*\.wasm/);
  guard.allow(
    /wasm streaming compile failed|falling back to ArrayBuffer|failed to asynchronously prepare wasm|Aborted/,
  );
  await page.route('**/*.wasm', (route) => route.abort());
  await scanner.startButton.click();
  await expect(scanner.camera.getByRole('alert')).toHaveText('The camera could not be started. Try again.');

  await page.unroute('**/*.wasm');
  await scanner.startButton.click();
  await expect(toast(page, 'Address ready to use')).toBeVisible();
});
