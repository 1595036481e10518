import { noMaintenance } from '@everything-wallet/core/documents/maintenance';
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { maintenanceState } from '../../lib/maintenance/maintenanceState.ts';
import { AppShell } from '../../testing/AppShell.tsx';
import { setUpComponentTests } from '../../testing/setUpComponentTests.ts';
import { MaintenanceBanner } from './MaintenanceBanner.tsx';

setUpComponentTests();
afterEach(() => act(() => maintenanceState.update(undefined)));

const shown = () => screen.queryByRole('status')?.textContent.trim();

test('is there while something is switched off, and names it', () => {
  render(<MaintenanceBanner />, { wrapper: AppShell });
  expect(shown()).toBeUndefined();
  act(() => maintenanceState.update({ ...noMaintenance, paused: ['swap', 'nfts'] }));
  expect(shown()).toBe('Off for now: swaps, NFT marketplace. Your assets are not affected.');
  act(() => maintenanceState.update(undefined));
  expect(shown()).toBeUndefined();
});

test('shows that nothing can be changed, with the operators’ own sentence', () => {
  render(<MaintenanceBanner />, { wrapper: AppShell });
  act(() => maintenanceState.update({ read_only: true, paused: ['chat'], message: 'Back at 14:00 UTC.' }));
  expect(shown()).toBe(
    'Maintenance: you can view your wallet, but sending and changes are off for now. Your assets are not affected. Back at 14:00 UTC.',
  );
});
