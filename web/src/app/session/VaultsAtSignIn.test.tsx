import 'fake-indexeddb/auto';
import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { VaultStore } from '../../features/vault/VaultStore.ts';
import { AuthContext } from '../../lib/session/AuthContext.ts';
import { texts } from '../../texts/texts.ts';
import { AppShell } from '../../testing/AppShell.tsx';
import { sessionOf, verifiedSession } from '../../testing/sessionOf.ts';
import { setUpComponentTests } from '../../testing/setUpComponentTests.ts';
import { VaultsAtSignIn } from './VaultsAtSignIn.tsx';

setUpComponentTests();

test('a user who can no longer sign in is led to the vault on this device, and no other user is', async () => {
  await new VaultStore('deleted').replace(undefined, 'a vault');
  const page = (auth: ReturnType<typeof sessionOf>) => (
    <AuthContext value={auth}>
      <VaultsAtSignIn />
    </AuthContext>
  );
  const { rerender } = render(page(sessionOf()), { wrapper: AppShell });
  expect(await screen.findByText(texts['device.stored.all'])).toBeTruthy();
  act(() => rerender(page(verifiedSession)));
  expect(screen.queryByText(texts['device.stored.all'])).toBeNull();
});
