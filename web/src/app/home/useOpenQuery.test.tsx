import { render, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { setUpComponentTests } from '../../testing/setUpComponentTests.ts';
import { useOpenQuery } from './useOpenQuery.ts';

setUpComponentTests();

function open(url: string, isReady = true) {
  const opened: string[] = [];
  function Home() {
    const { search } = useLocation();
    // The address that is drawn, to which a dialog adds its history entry.
    useOpenQuery({ send: isReady, receive: isReady }, (dialog) => opened.push(`${dialog} at '${search}'`));
    return null;
  }
  const router = createMemoryRouter([{ path: '/wallet', element: <Home /> }], { initialEntries: [url] });
  render(<RouterProvider router={router} />);
  return { opened, router };
}

test('opens the dialog once the plain address is drawn, and leaves no entry that opens it again', async () => {
  const { opened, router } = open('/wallet?open=send');
  await waitFor(() => expect(opened).toEqual(["send at ''"]));
  expect(router.state.location.search).toBe('');
  await router.navigate('/wallet?open=receive');
  await waitFor(() => expect(opened).toEqual(["send at ''", "receive at ''"]));
  await router.navigate(-1);
  await waitFor(() => expect(router.state.historyAction).toBe('POP'));
  expect(opened).toHaveLength(2);
});

test('waits for a dialog that cannot open yet, and ignores others', async () => {
  expect(open('/wallet?open=send', false).opened).toEqual([]);
  const { opened, router } = open('/wallet?open=settings');
  await waitFor(() => expect(router.state.initialized).toBe(true));
  expect(opened).toEqual([]);
  expect(router.state.location.search).toBe('?open=settings');
});
