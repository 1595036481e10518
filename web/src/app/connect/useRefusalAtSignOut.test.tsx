import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { SiteConnectionContext } from '../../features/connect/SiteConnectionContext.ts';
import { AuthContext, type Auth } from '../../lib/session/AuthContext.ts';
import { useRefusalAtSignOut } from './useRefusalAtSignOut.ts';

const refuse = vi.fn();
beforeEach(() => void refuse.mockReset());

function inSession(first: Auth['status']) {
  const session = { status: first };
  const request = (id: number) => ({ id, method: 'personal_sign', params: [], chainId: '0x1' });
  const state = {
    status: 'open',
    site: { origin: 'https://app.example' },
    requests: [request(1), request(2)],
    hasLeft: false,
  } as const;
  const connection = {
    state,
    subscribe: () => () => undefined,
    answer: vi.fn(),
    refuse,
    isRedirect: false,
    noteSigned: vi.fn(),
    forgetSigned: vi.fn(),
    signedAnswer: (id: number) => (id === 2 ? '0xhash' : undefined),
  };
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <AuthContext value={{ status: session.status } as Auth}>
      <SiteConnectionContext value={connection}>{children}</SiteConnectionContext>
    </AuthContext>
  );
  const { rerender } = renderHook(() => useRefusalAtSignOut(), { wrapper });
  return (status: Auth['status']) => {
    session.status = status;
    rerender();
  };
}

test('at the end of the session, requests that are not signed are refused with 4900, once', () => {
  const turn = inSession('signedIn');
  expect(refuse).not.toHaveBeenCalled();
  turn('signedOut');
  turn('signedOut');
  expect(refuse.mock.calls).toEqual([
    [1, expect.objectContaining({ code: 4900 }), expect.objectContaining({ accounts: [] })],
  ]);
});

test('requests that arrive before a session wait for the sign-in', () => {
  const turn = inSession('loading');
  turn('signedOut');
  turn('signedIn');
  expect(refuse).not.toHaveBeenCalled();
});
