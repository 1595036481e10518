import { networks } from '@everything-wallet/core/networks/networks';
import type { KnownAddress } from '@everything-wallet/core/recipients/KnownAddress';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { knownAddresses } from '../../../lib/recipients/testing/knownAddresses.ts';
import { AppShell } from '../../../testing/AppShell.tsx';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { junk } from '../testing/junk.ts';
import { RecipientSuggestions } from './RecipientSuggestions.tsx';

setUpComponentTests();

const GRACE = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const grace = { name: 'Grace', address: GRACE, network: 'polygon' };
const recent: KnownAddress = {
  kind: 'sentTo',
  address: junk.secondAddress.toLowerCase(),
  from: [junk.sender.address.toLowerCase()],
  sentOn: 'mainnet',
};

function show(props: Partial<ComponentProps<typeof RecipientSuggestions>> = {}) {
  const onPick = vi.fn();
  render(
    <RecipientSuggestions
      typed=""
      contacts={[grace]}
      known={knownAddresses([recent])}
      network={networks[0]}
      sender={junk.sender.address}
      layout="rows"
      disabled={false}
      onPick={onPick}
      {...props}
    />,
    { wrapper: AppShell },
  );
  return onPick;
}

const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

test('recent recipients stand above contacts, which name another network', () => {
  const onPick = show();
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Recent recipients',
    'Contacts',
  ]);
  expect(names()).toEqual(['0x70997970…17dc79c8', 'Grace0x3C44CdDd…FA4293BC · Polygon Mainnet']);
  fireEvent.click(screen.getByRole('button', { name: /^Grace/ }));
  expect(onPick).toHaveBeenCalledWith(GRACE);
});

test('typing narrows them, and finds nothing in words', () => {
  show({ typed: 'gra', layout: 'buttons' });
  expect(names()).toEqual(['Grace']);
});

test('a text without a match is explained, unless it may become an address or a name', () => {
  show({ typed: 'nobody' });
  expect(screen.getByRole('status').textContent).toMatch(/^No recipient, contact or account matches/);
});

test.each(['0xabc', 'nobody.eth'])('%s is still being typed', (typed) => {
  show({ typed });
  expect(screen.queryByRole('status')).toBeNull();
});

test('nothing is offered before the recent ones are known, since they would move the others', () => {
  show({ known: knownAddresses([], { isLoading: true }) });
  expect(screen.queryAllByRole('button')).toEqual([]);
});
