import { describe, expect, test } from 'vitest';
import { judgeRecipient } from './judgeRecipient.ts';
import type { KnownAddress } from './KnownAddress.ts';

const ANNA = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
const OWN = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const SHOP = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const STRANGER = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
/** Both ends of Anna's, and nothing else of it. */
const FALSE_ANNA = '0xD8da111111111111111111111111111111116045';

const anna: KnownAddress = { address: ANNA, kind: 'contact', name: 'Anna', network: 'ethereum' };
const own: KnownAddress = { address: OWN, kind: 'account', name: 'Account 1' };
const shop: KnownAddress = { address: SHOP, kind: 'sentTo' };
const known = [anna, own, shop];

const judge = (recipient: string, among: readonly KnownAddress[] = known) =>
  judgeRecipient(recipient, among, 'ethereum');

describe('what is known', () => {
  test('is told apart: a contact, an account, an earlier recipient, a stranger', () => {
    expect(judge(ANNA)).toMatchObject({ contact: anna, isSentTo: false, verdict: 'fine' });
    expect(judge(OWN.toLowerCase())).toMatchObject({ account: own, verdict: 'fine' });
    expect(judge(SHOP)).toMatchObject({ isSentTo: true, verdict: 'fine' });
    expect(judge(STRANGER)).toEqual({
      account: undefined,
      contact: undefined,
      isSentTo: false,
      lookAlike: undefined,
      verdict: 'fine',
    });
  });

  test('of a contact saved for several networks the one of this network is named', () => {
    const elsewhere = { ...anna, name: 'Anna, Polygon', network: 'polygon' };
    expect(judge(ANNA, [elsewhere, anna]).contact).toBe(anna);
    expect(judge(ANNA, [elsewhere]).contact).toBe(elsewhere);
  });
});

describe('a look-alike', () => {
  test('of both ends stops, whatever the case of its digits', () => {
    for (const address of [
      FALSE_ANNA,
      FALSE_ANNA.toLowerCase(),
      FALSE_ANNA.toUpperCase().replace('X', 'x'),
    ]) {
      expect(judge(address)).toMatchObject({
        lookAlike: { known: anna, likeness: 'bothEnds' },
        verdict: 'stop',
      });
    }
  });

  test('of one end warns', () => {
    expect(judge('0xd8dA111111111111111111111111111111111111')).toMatchObject({
      lookAlike: { known: anna, likeness: 'firstDigits' },
      verdict: 'warning',
    });
    expect(judge('0x11111111111111111111111111111111111179C8')).toMatchObject({
      lookAlike: { known: shop, likeness: 'lastDigits' },
      verdict: 'warning',
    });
  });

  test('that was sent to before stops all the same; one that was saved by hand warns', () => {
    const taken: KnownAddress = { address: FALSE_ANNA, kind: 'sentTo' };
    expect(judge(FALSE_ANNA, [...known, taken]).verdict).toBe('stop');
    const saved: KnownAddress = { address: FALSE_ANNA, kind: 'contact', name: 'Other Anna' };
    expect(judge(FALSE_ANNA, [...known, saved])).toMatchObject({ contact: saved, verdict: 'warning' });
  });

  test('of one end alone is no news of what is known', () => {
    const alike: KnownAddress = { address: '0xd8dA111111111111111111111111111111111111', kind: 'sentTo' };
    expect(judge(alike.address, [...known, alike]).verdict).toBe('fine');
  });

  test('of several is compared with the one it is most alike to', () => {
    const first: KnownAddress = { address: '0xd8dA222222222222222222222222222222222222', kind: 'contact' };
    expect(judge(FALSE_ANNA, [first, shop, anna]).lookAlike).toEqual({ known: anna, likeness: 'bothEnds' });
  });
});
