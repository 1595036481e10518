import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { texts } from '../../../texts/texts.ts';
import { AppShell } from '../../../testing/AppShell.tsx';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import type { Account } from '../Account.ts';
import { AccountRow } from './AccountRow.tsx';

setUpComponentTests();

const account: Account = {
  id: 'alice_1',
  number: 1,
  user_id: 'alice',
  address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  network: 'ethereum',
  is_primary: true,
  derivation_index: 0,
  watch_only: false,
};

function open(changes: Partial<Account>, isForeign: boolean) {
  render(
    <MemoryRouter>
      <AccountRow
        account={{ ...account, ...changes }}
        balance={null}
        proof={null}
        isBusy={false}
        isForeign={isForeign}
        onSetPrimary={vi.fn()}
        onRename={vi.fn()}
        onDelete={vi.fn()}
      />
    </MemoryRouter>,
    { wrapper: AppShell },
  );
}

const mark = () => screen.queryByText(texts['accounts.foreign']);

// Regression: the list showed any address in the database as an own account.
test('marks an account that no key on this device controls', () => {
  open({}, true);
  expect(mark()).toBeTruthy();
});

test('does not mark an own account, and gives a watch-only account its own mark', () => {
  open({}, false);
  open({ watch_only: true, derivation_index: null }, true);
  expect(mark()).toBeNull();
  expect(screen.getByText(texts['accounts.watchOnly'])).toBeTruthy();
});
