import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { texts } from '../../../texts/texts.ts';
import { AppShell } from '../../../testing/AppShell.tsx';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';

setUpComponentTests();

const open = (isWatched: boolean, isLast: boolean) =>
  render(
    <DeleteAccountDialog
      account={{
        id: 'alice_0x1',
        number: 2,
        user_id: 'alice',
        address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
        network: 'ethereum',
        is_primary: false,
        derivation_index: 1,
        watch_only: isWatched,
      }}
      isLast={isLast}
      isBusy={false}
      onConfirm={vi.fn()}
      onCancel={vi.fn()}
    />,
    { wrapper: AppShell },
  );

// Regression: transfers to an account deleted later became disposals in the next cost basis, without a warning.
test.each([
  ['an account with a key', false, false, 'accounts.deleteText', true],
  ['the last account', false, true, 'accounts.deleteLastText', true],
  ['a watched address', true, false, 'accounts.deleteWatchOnlyText', false],
  ['a watched address that is the last', true, true, 'accounts.deleteLastText', false],
] as const)(
  'deleting %s explains the consequences, and those for a cost basis if there are any',
  (_name, isWatched, isLast, text, doesSo) => {
    open(isWatched, isLast);
    expect(screen.getByText(texts[text], { exact: false })).toBeTruthy();
    expect(screen.queryByText(/cost basis/) !== null).toBe(doesSo);
  },
);
