import type { Announcement, EverythingWalletProvider } from './provider.ts';

const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="9" fill="#2f4bff"/><path d="M9 10.5h14M9 16h9.5M9 21.5h14" stroke="#fff" stroke-width="3" stroke-linecap="round"/><circle cx="23" cy="16" r="1.9" fill="#7df0c5"/></svg>';

/**
 * Announces the provider now and whenever the page asks (EIP-6963). Only the first provider of a wallet on a page is
 * announced: wallet lists would show it twice.
 *
 * @param url Origin of the wallet.
 */
export function announceProvider(
  url: string,
  provider: EverythingWalletProvider,
  { rdns, name, uuid = randomUuid() }: Announcement,
): void {
  const page = window as unknown as Record<symbol, boolean>;
  const guard = Symbol.for(`everything-wallet:${url}`);
  if (page[guard]) return;
  page[guard] = true;
  const info = Object.freeze({ uuid, name, icon: `data:image/svg+xml,${encodeURIComponent(ICON)}`, rdns });
  const detail = Object.freeze({ info, provider });
  const announce = () => dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
  addEventListener('eip6963:requestProvider', announce);
  announce();
}

/** Version 4 UUID. `crypto.randomUUID` is missing on http pages, and the id is no secret. */
function randomUuid(): string {
  return 'xxxxxxxx-xxxx-4xxx-axxx-xxxxxxxxxxxx'.replace(/x/g, () =>
    Math.trunc(Math.random() * 16).toString(16),
  );
}
