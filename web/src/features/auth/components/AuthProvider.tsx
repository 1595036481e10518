import type { Profile } from '@everything-wallet/core/documents/profile';
import { useQueryClient } from '@tanstack/react-query';
import { useSnackbar } from 'notistack';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { Snapshot } from '../../../lib/firebase/useSnapshot.ts';
import { logProblem } from '../../../lib/log/logProblem.ts';
import {
  AuthContext,
  type Auth,
  type ProfileState,
  type SessionUser,
} from '../../../lib/session/AuthContext.ts';
import { sessionEnd } from '../../../lib/session/sessionEnd.ts';
import { useText } from '../../../lib/text/useText.ts';
import { useProfile } from '../hooks/useProfile.ts';
import { hasStoredSession, storedSession } from '../hasStoredSession.ts';

interface AuthProviderProps {
  /** Called when the signed-in account was deleted, here or elsewhere. */
  onAccountDeleted?: (userId: string) => void;
  /** Called when no user is signed in, also at the start: data of an earlier session is removed. */
  onSignedOut?: () => void;
  children: ReactNode;
}

/**
 * 'unknown' until Firebase has answered, 'unreachable' if it cannot be reached, undefined without a session.
 */
type UserState = SessionUser | undefined | 'unknown' | 'unreachable';

/** The session API comes with the Firebase SDK, which a visitor of a public page does not need. */
const sessionApi = () => import('../api/session.ts');

/** Holds the session: the user, and the state of the profile (docs/product.md §4). */
export function AuthProvider({ onAccountDeleted, onSignedOut, children }: AuthProviderProps) {
  const t = useText();
  const { enqueueSnackbar } = useSnackbar();
  const queryClient = useQueryClient();
  const [userState, setUserState] = useState<UserState>(() => (hasStoredSession() ? 'unknown' : undefined));
  const user = typeof userState === 'string' ? undefined : userState;
  const userId = user?.id;

  // User who is signed in as far as this tab knows, and has not signed out.
  const staying = useRef<string>(undefined);
  useEffect(() => {
    staying.current = userId;
  }, [userId]);

  const listening = useRef<Promise<unknown>>(undefined);
  const startListening = useCallback(() => {
    // Firebase removes a session that has ended.
    let before = storedSession();
    listening.current ??= sessionApi()
      .then(({ listenToUser }) =>
        listenToUser((next) => {
          const ended = next ? undefined : before;
          if (ended !== undefined) {
            import('../api/findDeletedUser.ts')
              .then(({ findDeletedUser }) => findDeletedUser(ended))
              .then((deleted) => deleted !== undefined && onAccountDeleted?.(deleted))
              .catch((error: unknown) => logProblem('Reading why the session ended failed', error));
          }
          before = undefined;
          // Signed out in another tab, by a new password, or by a disabled account; or Firebase refused the stored session.
          if (!next && (staying.current !== undefined || ended !== undefined)) {
            enqueueSnackbar(t('auth.signedOut'), { variant: 'info' });
          }
          // A refreshed token reports the same user again.
          setUserState((current) =>
            typeof current !== 'string' && current?.id === next?.id ? current : next,
          );
        }),
      )
      .catch((error: unknown) => {
        listening.current = undefined;
        logProblem('The session could not be read', error);
        // An unreachable server does not end a session.
        setUserState((current) => (current === 'unknown' ? 'unreachable' : current));
      });
  }, [onAccountDeleted, enqueueSnackbar, t]);

  useEffect(() => {
    // Another tab may sign in; its session then appears in the storage of this one.
    const onStorage = () => {
      if (hasStoredSession()) startListening();
    };
    onStorage();
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [startListening]);

  const snapshot = useProfile(userId, onAccountDeleted);
  const isUnreachable = userState === 'unreachable';
  const { profile, isRefused } = stateOf(snapshot, isUnreachable);
  const { retry } = snapshot;

  useEffect(() => {
    if (userId === undefined) return undefined;
    // The next user of this browser must not see this user's balance or questions, whichever tab the sign-out was in.
    return () => {
      queryClient.clear();
      sessionEnd.dispatchEvent(new Event('end'));
    };
  }, [userId, queryClient]);

  const isSignedOut = userState === undefined;
  useEffect(() => {
    if (isSignedOut) onSignedOut?.();
  }, [isSignedOut, onSignedOut]);

  const auth = useMemo<Auth>(
    () => ({
      status: typeof userState === 'string' ? 'loading' : user ? 'signedIn' : 'signedOut',
      user,
      profile,
      isRefused,
      isVerified: profile === 'verified',
      retryProfile: () => {
        if (isUnreachable) {
          setUserState('unknown');
          startListening();
        } else retry();
      },
      signIn: async (email, password) => {
        const { signIn } = await sessionApi();
        setUserState(await signIn(email, password));
        startListening();
      },
      signUp: async (email, password) => {
        const { signUp } = await sessionApi();
        const { user: created, emailSent } = await signUp(email, password);
        setUserState(created);
        startListening();
        return { emailSent };
      },
      signOut: async (canLeave = false) => {
        const { signOut } = await sessionApi();
        const leaving = staying.current;
        staying.current = undefined;
        try {
          await signOut(canLeave);
        } catch (error) {
          staying.current = leaving;
          throw error;
        }
        setUserState(undefined);
      },
    }),
    [userState, user, profile, isRefused, isUnreachable, retry, startListening],
  );

  return <AuthContext value={auth}>{children}</AuthContext>;
}

function stateOf(
  snapshot: Snapshot<Profile>,
  isUnreachable: boolean,
): { profile: ProfileState; isRefused: boolean } {
  if (isUnreachable) return { profile: 'failed', isRefused: false };
  if (snapshot.status === 'ready') {
    return { profile: snapshot.data.verified ? 'verified' : 'unverified', isRefused: false };
  }
  const isRefused =
    snapshot.status === 'failed' && 'code' in snapshot.error && snapshot.error.code === 'permission-denied';
  return { profile: snapshot.status, isRefused };
}
