import { receivedId } from '@everything-wallet/core/documents/transaction';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useParams } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { paths } from '../../../config/paths.ts';
import { fakeListeners } from '../../../lib/firebase/testing/fakeListeners.ts';
import { texts } from '../../../texts/texts.ts';
import { AppShell } from '../../../testing/AppShell.tsx';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { transaction } from '../testing/transaction.ts';
import { TransactionPage } from './TransactionPage.tsx';

setUpComponentTests();
vi.mock('firebase/firestore', () => ({
  Timestamp: Date,
  doc: (_firestore: unknown, ...path: string[]) => path.join('/'),
  onSnapshot: (...listen: Parameters<typeof fakeListeners.onSnapshot>) => fakeListeners.onSnapshot(...listen),
}));
vi.mock('../../../lib/firebase/firebaseServices.ts', () => ({
  firebaseServices: () => Promise.resolve({ auth: {}, firestore: {} }),
}));
afterEach(() => fakeListeners.reset());

function Page() {
  const { transactionId = '' } = useParams();
  return (
    <TransactionPage
      userId="alice"
      transactionId={transactionId}
      renderDetail={({ id, amount }) => `${amount} of ${id}`}
    />
  );
}

function open(id: string) {
  render(
    <MemoryRouter initialEntries={[paths.transaction(id)]}>
      <Routes>
        <Route path={paths.home} element="The home" />
        <Route path={paths.transaction(':transactionId')} element={<Page />} />
      </Routes>
    </MemoryRouter>,
    { wrapper: AppShell },
  );
}

// Regression: pressing an incoming transfer led to the home, with 'not found'.
test.each(['coin', '7', '17.25'])('shows an incoming transfer at %s', async (place) => {
  const id = receivedId('alice', 1, `0x${'ab'.repeat(32)}`, place);
  open(id);
  await vi.waitUntil(() => fakeListeners.targets().includes(`transactions/${id}`));
  const data = transaction({ id, type: 'receive', amount: '1.5' });
  act(() =>
    fakeListeners.hear({
      id,
      exists: () => true,
      data: () => data,
      get: () => undefined,
      metadata: { fromCache: false },
    }),
  );
  expect(await screen.findByText(`1.5 of ${id}`)).toBeDefined();
  expect(screen.queryByText(texts['transaction.error.notFound'])).toBeNull();
});

test('redirects home from an unknown transaction, with a message', async () => {
  open('nonsense');
  expect(await screen.findByText(texts['transaction.error.notFound'])).toBeDefined();
  expect(screen.getByText('The home')).toBeDefined();
});
