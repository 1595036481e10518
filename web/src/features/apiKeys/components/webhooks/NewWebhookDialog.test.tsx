import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { AppShell } from '../../../../testing/AppShell.tsx';
import { enter } from '../../../../testing/enter.ts';
import { setUpComponentTests } from '../../../../testing/setUpComponentTests.ts';
import { fakeWebhookApi } from '../../testing/fakeWebhookApi.ts';
import { NewWebhookDialog } from './NewWebhookDialog.tsx';

setUpComponentTests();

const onAdded = vi.fn();
const onClose = vi.fn();
let api: ReturnType<typeof fakeWebhookApi>;

beforeEach(() => {
  api = fakeWebhookApi();
});

function renderDialog() {
  render(
    <MemoryRouter>
      <NewWebhookDialog apiKey="ew_live_x" onAdded={onAdded} onClose={onClose} />
    </MemoryRouter>,
    { wrapper: AppShell },
  );
  return userEvent.setup();
}

const urlField = () => screen.getByRole('textbox', { name: /^URL/ });
const addButton = () => screen.getByRole('button', { name: 'Add webhook' });

test('refuses a URL without https, and sends nothing', async () => {
  const user = renderDialog();
  await enter(user, urlField(), 'http://example.com');
  await user.click(addButton());
  expect(await screen.findByText('Enter a full URL that begins with https://')).toBeTruthy();
  expect(api.requests).toEqual([]);
});

test('sends the chosen networks and event types', async () => {
  const user = renderDialog();
  await enter(user, urlField(), 'https://example.com/hook');
  const networks = screen.getByRole('combobox', { name: /^Networks/ });
  expect(networks.textContent).toBe('All networks');
  await user.click(networks);
  await user.click(await screen.findByRole('option', { name: 'Ethereum Sepolia' }));
  await user.click(screen.getByRole('option', { name: 'Ethereum Mainnet' }));
  await user.keyboard('{Escape}');
  expect(networks.textContent).toBe('Ethereum Mainnet, Ethereum Sepolia');
  const types = screen.getByRole('combobox', { name: /^Event types/, hidden: true });
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  await user.click(types);
  await user.click(await screen.findByRole('option', { name: /^Approval changed/ }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  await user.click(addButton());
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(api.bodies).toEqual([
    { url: 'https://example.com/hook', networks: ['mainnet', 'sepolia'], types: ['approval.changed'] },
  ]);
  expect(onAdded).toHaveBeenCalledWith(expect.objectContaining({ secret: 'whsec_1' }));
});

test('adds one webhook for a double press', async () => {
  const release = api.hold('POST /webhooks');
  const user = renderDialog();
  await enter(user, urlField(), 'https://example.com/hook');
  await user.dblClick(addButton());
  release();
  await waitFor(() => expect(onAdded).toHaveBeenCalledOnce());
  expect(api.requests).toEqual(['POST /webhooks']);
});

test('shows why the API refuses, and stays open with the input', async () => {
  api.refuseNext('POST /webhooks', 400, 'invalid_request', 'The URL leads to a private network.');
  const user = renderDialog();
  await enter(user, urlField(), 'https://10.0.0.1/');
  await user.click(addButton());
  expect(await screen.findByText('The URL leads to a private network.')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^URL/ }).value).toBe('https://10.0.0.1/');
  expect(onClose).not.toHaveBeenCalled();
});
