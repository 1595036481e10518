import { describe, expect, test } from 'vitest';
import { judgeRecipient } from './judgeRecipient.ts';
import type { KnownAddress } from './KnownAddress.ts';

const ANNA = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
const OWN = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const SHOP = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const WATCHED = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';
const STRANGER = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
/** Both ends of Anna's, and nothing else of it. */
const FALSE_ANNA = '0xD8da111111111111111111111111111111116045';

const anna: KnownAddress = { address: ANNA, kind: 'contact', name: 'Anna', network: 'ethereum' };
const own: KnownAddress = { address: OWN, kind: 'account', name: 'Account 1' };
const shop: KnownAddress = { address: SHOP, kind: 'sentTo', from: [OWN.toLowerCase()] };
const watched: KnownAddress = { address: WATCHED, kind: 'watched', name: 'Account 2' };
const known = [anna, own, shop, watched];

const judge = (recipient: string, among: readonly KnownAddress[] = known) =>
  judgeRecipient(recipient, among, 'ethereum', OWN);

describe('a known address', () => {
  test('is distinguished: a contact, an account, a watch-only account, an earlier recipient, a stranger', () => {
    expect(judge(ANNA)).toMatchObject({ contact: anna, isSentTo: false, severity: 'fine' });
    expect(judge(OWN.toLowerCase())).toMatchObject({ account: own, severity: 'fine' });
    expect(judge(WATCHED)).toMatchObject({ watched, account: undefined, isSentTo: false, severity: 'fine' });
    expect(judge(SHOP)).toMatchObject({ isSentTo: true, severity: 'fine' });
    expect(judge(STRANGER)).toEqual({
      account: undefined,
      contact: undefined,
      watched: undefined,
      isSentTo: false,
      lookAlike: undefined,
      severity: 'fine',
    });
  });

  test('of a contact on several networks uses the one of this network', () => {
    const elsewhere = { ...anna, name: 'Anna, Polygon', network: 'polygon' };
    expect(judge(ANNA, [elsewhere, anna]).contact).toBe(anna);
    expect(judge(ANNA, [elsewhere]).contact).toBe(elsewhere);
  });
});

// Regression: an attacker with a session added an account of their own, sent dust from it, and Send called
// the address known.
describe('an address was sent to', () => {
  const other = { ...shop, from: [STRANGER.toLowerCase()] };
  const onTestnet = { ...shop, sentOn: 'testnet' as const };

  test('by the sending account; sends of another account do not count', () => {
    expect(judge(SHOP, [own, shop]).isSentTo).toBe(true);
    expect(judge(SHOP, [own, other]).isSentTo).toBe(false);
    expect(judge(SHOP, [own, other, shop]).isSentTo).toBe(true);
    // Without a sender yet, and where the sending account is unknown.
    expect(judgeRecipient(SHOP, [own, other], 'ethereum').isSentTo).toBe(true);
  });

  test('with coins of value, or on a testnet itself: a testnet send makes no address known on a mainnet', () => {
    expect(judge(SHOP, [own, onTestnet]).isSentTo).toBe(false);
    expect(judgeRecipient(SHOP, [own, onTestnet], 'sepolia', OWN).isSentTo).toBe(true);
    expect(judgeRecipient(SHOP, [own, { ...shop, sentOn: 'mainnet' }], 'sepolia', OWN).isSentTo).toBe(true);
    const saved: KnownAddress = { address: FALSE_ANNA, kind: 'contact', name: 'Other Anna' };
    const taken: KnownAddress = { ...onTestnet, address: FALSE_ANNA };
    expect(judge(FALSE_ANNA, [...known, saved, taken]).severity).toBe('stop');
  });
});

describe('a lookalike', () => {
  test('of both ends stops, in any case of its digits', () => {
    for (const address of [
      FALSE_ANNA,
      FALSE_ANNA.toLowerCase(),
      FALSE_ANNA.toUpperCase().replace('X', 'x'),
    ]) {
      expect(judge(address)).toMatchObject({
        lookAlike: { known: anna, likeness: 'bothEnds' },
        severity: 'stop',
      });
    }
  });

  test('of one end warns', () => {
    expect(judge('0xd8dA111111111111111111111111111111111111')).toMatchObject({
      lookAlike: { known: anna, likeness: 'firstDigits' },
      severity: 'warning',
    });
    expect(judge('0x11111111111111111111111111111111111179C8')).toMatchObject({
      lookAlike: { known: shop, likeness: 'lastDigits' },
      severity: 'warning',
    });
  });

  // Regression: a saved one caused only a warning, although poisoning relies on being saved.
  test('that is saved, an own account or watch-only stops until it was sent to from here; so does one that was only sent to', () => {
    const taken: KnownAddress = { address: FALSE_ANNA, kind: 'sentTo', from: [OWN.toLowerCase()] };
    const elsewhere: KnownAddress = { ...taken, from: [SHOP] };
    expect(judge(FALSE_ANNA, [...known, taken]).severity).toBe('stop');
    for (const kind of ['contact', 'account'] as const) {
      const saved: KnownAddress = { address: FALSE_ANNA, kind, name: 'Other Anna' };
      expect(judge(FALSE_ANNA, [...known, saved])).toMatchObject({ [kind]: saved, severity: 'stop' });
      // An attacker with a session, but no key, can create a record for an account of their own.
      expect(judge(FALSE_ANNA, [...known, saved, elsewhere]).severity).toBe('stop');
      expect(judge(FALSE_ANNA, [...known, saved, taken]).severity).toBe('warning');
    }
    const seen: KnownAddress = { address: FALSE_ANNA, kind: 'watched', name: 'Account 3' };
    expect(judge(FALSE_ANNA, [...known, seen, taken]).severity).toBe('stop');
  });

  test('of a watch-only address stops and warns like others', () => {
    expect(judge('0x90f7111111111111111111111111111111111111')).toMatchObject({
      lookAlike: { known: watched, likeness: 'firstDigits' },
      severity: 'warning',
    });
    expect(judge('0x90f711111111111111111111111111111111b906').severity).toBe('stop');
  });

  // Regression: a contact was trusted unchecked, although an attacker with a session can save one with the
  // same beginning.
  test('of one end is fine once it was sent to, or if it is the sender; until then it warns, also for a saved one', () => {
    const address = '0xd8dA111111111111111111111111111111111111';
    const taken: KnownAddress = { address, kind: 'sentTo', from: [OWN.toLowerCase()] };
    expect(judge(address, [...known, taken]).severity).toBe('fine');
    // Regression: a send of any account sufficed, also of one that a thief had added.
    expect(judge(address, [...known, { ...taken, from: [SHOP.toLowerCase()] }])).toMatchObject({
      isSentTo: false,
      severity: 'warning',
    });
    for (const kind of ['contact', 'account', 'watched'] as const) {
      const saved: KnownAddress = { address, kind, name: 'Other' };
      expect(judge(address, [...known, saved]).severity).toBe('warning');
      expect(judge(address, [...known, saved, taken]).severity).toBe('fine');
    }
    expect(judge(OWN, [{ ...own, address: `${OWN.slice(0, 6)}${'1'.repeat(36)}` }, own]).severity).toBe(
      'fine',
    );
  });

  test('of several addresses is compared with the most similar one', () => {
    const first: KnownAddress = { address: '0xd8dA222222222222222222222222222222222222', kind: 'contact' };
    expect(judge(FALSE_ANNA, [first, shop, anna]).lookAlike).toEqual({ known: anna, likeness: 'bothEnds' });
  });
});
