import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { networkById } from '@everything-wallet/core/networks/findNetwork';
import type { NetworkId } from '@everything-wallet/core/networks/networks';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { AppShell } from '../testing/AppShell.tsx';
import { setUpComponentTests } from '../testing/setUpComponentTests.ts';
import { NetworkFilter } from './NetworkFilter.tsx';

setUpComponentTests();

const networks = [networkById('ethereum'), networkById('base')];

function Filter() {
  const [network, setNetwork] = useState<NetworkId>();
  return (
    <NetworkFilter
      label="Network"
      all="All networks"
      networks={networks}
      value={network}
      onChange={setNetwork}
    />
  );
}

test('is one tab stop; arrow keys choose a network, or all networks again', async () => {
  const user = userEvent.setup();
  render(<Filter />, { wrapper: AppShell });
  const chosen = () =>
    screen
      .getAllByRole<HTMLInputElement>('radio')
      .filter(({ checked }) => checked)
      .map(({ labels }) => labels?.[0]?.textContent);
  expect(screen.getByRole('radiogroup', { name: 'Network' })).toBeTruthy();
  expect(chosen()).toEqual(['All networks']);
  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(chosen()).toEqual(['Ethereum Mainnet']);
  await user.click(screen.getByRole('radio', { name: 'Base' }));
  expect(chosen()).toEqual(['Base']);
  await user.click(screen.getByRole('radio', { name: 'All networks' }));
  expect(chosen()).toEqual(['All networks']);
});
