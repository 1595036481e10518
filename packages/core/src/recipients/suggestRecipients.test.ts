import { expect, test } from 'vitest';
import type { KnownAddress } from './KnownAddress.ts';
import { suggestRecipients } from './suggestRecipients.ts';

const sender = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const second = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const third = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const fourth = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';
const mainnet = { id: 'ethereum', type: 'mainnet' } as const;

function sentTo(address: string, changes: Partial<KnownAddress> = {}): KnownAddress {
  return {
    kind: 'sentTo',
    address: address.toLowerCase(),
    from: [sender.toLowerCase()],
    sentOn: 'mainnet',
    ...changes,
  };
}

const usual = { typed: '', contacts: [], known: [], network: mainnet, sender };
const ada = { name: 'Ada', address: third, network: 'ethereum' };

test('recent recipients come first, then contacts, then other accounts, each address once', () => {
  const known: KnownAddress[] = [
    sentTo(second),
    sentTo(third),
    { kind: 'account', address: fourth, name: 'Savings' },
    { kind: 'account', address: sender, name: 'Account 1' },
  ];
  const contacts = [ada, { name: 'Grace', address: ` ${fourth.toLowerCase()} `, network: 'polygon' }];
  const offered = suggestRecipients({ ...usual, contacts, known });
  expect(offered.map(({ kind, name }) => [kind, name])).toEqual([
    ['recent', undefined],
    ['recent', 'Ada'],
    ['contact', 'Grace'],
  ]);
});

test.each([
  ['ad', ['Ada']],
  ['3c44cddd', ['Ada']],
  ['SAV', ['Savings']],
  ['nothing', []],
])('%s finds a name or an address', (typed, names) => {
  const known: KnownAddress[] = [{ kind: 'account', address: fourth, name: 'Savings' }];
  const offered = suggestRecipients({ ...usual, typed, contacts: [ada], known });
  expect(offered.map(({ name }) => name)).toEqual(names);
});

test('sends of other accounts, and of testnets where this is a mainnet, are not offered', () => {
  const known = [
    sentTo(second, { from: [fourth.toLowerCase()] }),
    sentTo(second, { from: undefined as never }),
    sentTo(third, { sentOn: 'testnet' }),
  ];
  expect(suggestRecipients({ ...usual, known })).toEqual([]);
  const testnet = { id: 'sepolia', type: 'testnet' } as const;
  expect(suggestRecipients({ ...usual, known, network: testnet })).toHaveLength(1);
});

test('an address that imitates a known one is not offered', () => {
  const imitation = `${second.slice(0, 6)}${'0'.repeat(32)}${second.slice(-4)}`;
  const known: KnownAddress[] = [
    { kind: 'contact', address: second, name: 'Grace', network: 'ethereum' },
    sentTo(imitation),
  ];
  const contacts = [{ name: 'Grace', address: second, network: 'ethereum' }];
  expect(suggestRecipients({ ...usual, known, contacts }).map(({ address }) => address)).toEqual([second]);
});

test('a malformed contact and a watch-only account are not offered', () => {
  const contacts = [{ name: 'Old', address: '0x12', network: 'ethereum' }];
  const known: KnownAddress[] = [{ kind: 'watched', address: second, name: 'Cold' }];
  expect(suggestRecipients({ ...usual, contacts, known })).toEqual([]);
});
