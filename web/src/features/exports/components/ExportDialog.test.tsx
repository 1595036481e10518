import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { saveTextFile } from '../../../lib/files/saveTextFile.ts';
import { UnreadableRecordsError } from '../../../lib/firebase/UnreadableRecordsError.ts';
import { texts } from '../../../texts/texts.ts';
import { AppShell } from '../../../testing/AppShell.tsx';
import { loggedProblems } from '../../../testing/loggedProblems.ts';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { exportKinds, historyExportKinds } from '../ExportChoice.ts';
import { ExportDialog } from './ExportDialog.tsx';

vi.mock('../../../lib/files/saveTextFile.ts', () => ({ saveTextFile: vi.fn() }));
setUpComponentTests();

const make = vi.fn();
const open = () =>
  render(
    <AppShell>
      <ExportDialog kinds={exportKinds} make={make} onClose={vi.fn()} />
    </AppShell>,
  );
const download = () => screen.getByRole('button', { name: texts['export.download'] });

beforeEach(() => void make.mockReset());

test('makes and saves the chosen export, and reports its rows', async () => {
  const user = userEvent.setup();
  make.mockResolvedValue({ name: 'everything-wallet-cost-basis', text: 'all of it', count: 1 });
  open();
  await user.click(screen.getByRole('radio', { name: texts['export.kind.costBasis'] }));
  expect(screen.getByText(texts['export.costBasisText'])).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: texts['export.format.json'] }));
  await user.click(download());
  expect(await screen.findByText('1 row written to everything-wallet-cost-basis.json')).toBeTruthy();
  expect(make).toHaveBeenCalledWith('costBasis', 'json');
  expect(saveTextFile).toHaveBeenCalledWith(
    'everything-wallet-cost-basis.json',
    'all of it',
    'application/json',
  );
});

test('in the history, offers the filtered list first', async () => {
  const user = userEvent.setup();
  make.mockResolvedValue({ name: 'everything-wallet-history', text: 'some of it', count: 2 });
  render(
    <AppShell>
      <ExportDialog kinds={historyExportKinds} make={make} onClose={vi.fn()} />
    </AppShell>,
  );
  expect(screen.queryByRole('radio', { name: texts['export.kind.contacts'] })).toBeNull();
  await user.click(download());
  expect(await screen.findByText('2 rows written to everything-wallet-history.csv')).toBeTruthy();
  expect(make).toHaveBeenCalledWith('filteredHistory', 'csv');
});

test('only the export of a cost basis warns about deleted accounts', async () => {
  const user = userEvent.setup();
  const deletedAccountsNote = () => screen.queryByText(texts['export.deletedAccountsText'], { exact: false });
  open();
  expect(deletedAccountsNote()).toBeNull();
  for (const kind of ['costBasis', 'movements'] as const) {
    await user.click(screen.getByRole('radio', { name: texts[`export.kind.${kind}`] }));
    expect(deletedAccountsNote()).toBeTruthy();
  }
  await user.click(screen.getByRole('radio', { name: texts['export.kind.accounts'] }));
  expect(deletedAccountsNote()).toBeNull();
});

describe('an incomplete export', () => {
  test.each([
    ['could not be reached', new Error('unavailable'), texts['export.error.read']],
    ['has records of the wrong shape', new UnreadableRecordsError(2), /^2 records are unreadable/],
  ])('makes no file if it %s, reports it, and can be tried again', async (_name, error, text) => {
    const user = userEvent.setup();
    const logged = loggedProblems();
    make.mockRejectedValueOnce(error).mockResolvedValue({ name: 'x', text: '', count: 0 });
    open();
    await user.click(download());
    expect(await screen.findByText(text)).toBeTruthy();
    expect(saveTextFile).not.toHaveBeenCalled();
    expect(logged()).toHaveLength(1);
    await user.click(download());
    await waitFor(() => expect(saveTextFile).toHaveBeenCalledOnce());
    expect(screen.queryByText(text)).toBeNull();
  });
});
