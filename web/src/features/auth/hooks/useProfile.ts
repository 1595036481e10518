import type { Profile } from '@everything-wallet/core/documents/profile';
import { useSnackbar } from 'notistack';
import { useCallback } from 'react';
import { useSnapshot, type Listen, type RetryableSnapshot } from '../../../lib/firebase/useSnapshot.ts';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { useText } from '../../../lib/text/useText.ts';

/** Time after which a refusal is reported, in ms. */
const REFUSAL_MS = 1_000;

/** Follows the profile of the user who is signed in; creates a missing one. */
export function useProfile(
  userId: string | undefined,
  onAccountDeleted: ((userId: string) => void) | undefined,
): RetryableSnapshot<Profile> {
  const t = useText();
  const { enqueueSnackbar } = useSnackbar();
  const listenToProfile = useCallback<Listen<Profile>>(
    (onData, onError) => {
      if (userId === undefined) return () => undefined;
      let stop: (() => void) | undefined;
      let stopped = false;
      let isKnown = false;
      const report = (profile: Profile) => {
        isKnown = true;
        onData(profile);
      };
      let refused: ReturnType<typeof setTimeout> | undefined;
      const fail = (error: Error) => {
        if (stopped) return;
        logProblem('Failed to load profile', error);
        enqueueSnackbar(t('auth.error.profile'), { variant: 'error' });
        // A known profile stays known: a user who is writing down a phrase must not lose it.
        if (!isKnown) onError(error);
      };
      void import('../api/listenToProfile.ts')
        .then(({ listenToProfile: listen }) => {
          if (stopped) return;
          const onCreateFailed = (error: unknown) => logProblem('The profile could not be created', error);
          const onDeleted = () => onAccountDeleted?.(userId);
          // A session that ends in another tab may be refused before this one hears of it, and stops.
          stop = listen(
            userId,
            onCreateFailed,
            onDeleted,
          )(report, (error) => {
            if ('code' in error && error.code === 'permission-denied') {
              refused = setTimeout(() => fail(error), REFUSAL_MS);
            } else fail(error);
          });
        })
        .catch(fail);
      return () => {
        stopped = true;
        clearTimeout(refused);
        stop?.();
      };
    },
    [userId, onAccountDeleted, enqueueSnackbar, t],
  );
  return useSnapshot(userId === undefined ? undefined : listenToProfile);
}
