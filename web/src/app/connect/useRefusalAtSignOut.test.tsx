import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { SiteConnectionContext } from '../../features/connect/SiteConnectionContext.ts';
import { AuthContext, type Auth } from '../../lib/session/AuthContext.ts';
import { useRefusalAtSignOut } from './useRefusalAtSignOut.ts';

const refuse = vi.fn();
const answerSigned = vi.fn();
beforeEach(() => {
  refuse.mockReset();
  answerSigned.mockReset();
});

function inSession(first: Auth['status'], isRedirect = false) {
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
    isRedirect,
    noteSigned: vi.fn(),
    answerSigned,
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

// Regression: the next user answered what this one had signed.
test('at the end of the session, what is signed is answered, except by a redirect that would leave the page', () => {
  const turn = inSession('signedIn');
  expect(answerSigned).not.toHaveBeenCalled();
  turn('signedOut');
  turn('signedOut');
  expect(answerSigned).toHaveBeenCalledOnce();
  inSession('signedIn', true)('signedOut');
  expect(answerSigned).toHaveBeenCalledOnce();
});

test('requests that arrive before a session wait for the sign-in', () => {
  const turn = inSession('loading');
  turn('signedOut');
  turn('signedIn');
  expect(refuse).not.toHaveBeenCalled();
});
