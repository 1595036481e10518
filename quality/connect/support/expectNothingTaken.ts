import { expect } from '@playwright/test';
import type { Device } from './Device.ts';
import type { HostilePage } from './HostilePage.ts';

/** Requests whose approval is a signature. */
const SIGNING = /^(personal_sign|eth_sign|eth_sendTransaction|wallet_sendCalls)/;

/** State before an attack. */
export interface Before {
  readonly nonces: readonly number[];
  /** True for a website that the user has never answered. */
  readonly isStranger: boolean;
}

/** Expects that an attack got no signature, no account that is not shared, and made no page fail or store anything. */
export async function expectNothingTaken(site: HostilePage, { nonces, isStranger }: Before): Promise<void> {
  const { device, origin } = site;
  // An error repeats what the page has sent, for any address alike.
  const heard = JSON.stringify(site.heard, (key, value: unknown) =>
    key === 'error' ? undefined : value,
  ).toLowerCase();
  expect(heard, 'signatures that the page heard').not.toMatch(/0x[0-9a-f]{130}"/);
  expect(heard, 'hashes that the page heard').not.toMatch(/"result":"0x[0-9a-f]{64}"/);
  expect(await device.nonces(), 'transactions').toEqual(nonces);
  const stored = await device.storedOf(origin);
  const shared = stored.permissions.flatMap(({ accounts }) => accounts);
  for (const address of hidden(device, isStranger ? [] : [device.address, ...shared])) {
    expect(heard, 'accounts that the page heard').not.toContain(address.toLowerCase());
  }
  const signed = stored.log.filter(({ method, outcome }) => outcome === 'approved' && SIGNING.test(method));
  expect(signed, 'signatures in the log').toEqual([]);
  if (isStranger) expect(stored, 'stored for a stranger').toEqual({ permissions: [], log: [] });
  expect(device.complaints, 'exceptions').toEqual([]);
}

function hidden({ address, second }: Device, shared: readonly string[]): string[] {
  return [address, second].filter((one) => !shared.includes(one));
}
