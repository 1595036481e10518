interface WalletLocator {
  click: () => Promise<void>;
  fill: (value: string) => Promise<void>;
}

/** The wallet's window: the part of Playwright's `Page` that the helpers use. */
export interface WalletPage {
  getByRole: (role: 'button', options: { name: string | RegExp; exact?: boolean }) => WalletLocator;
  getByLabel: (text: string, options: { exact: boolean }) => WalletLocator;
}
