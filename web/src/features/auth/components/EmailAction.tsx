import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { PageLoading } from '../../../components/PageLoading.tsx';
import { paths } from '../../../config/paths.ts';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { useSingleMutation } from '../../../lib/query/useSingleMutation.ts';
import { useAuth } from '../../../lib/session/useAuth.ts';
import { useText } from '../../../lib/text/useText.ts';
import { applyEmailAction, setNewPassword, type EmailAction as Action } from '../api/emailActions.ts';
import { readEmailConfirmation } from '../api/emailConfirmation.ts';
import { EmailActionError } from '../EmailActionError.ts';
import { emailConfirmationKey } from '../emailConfirmationKey.ts';
import { useEmailAction } from '../hooks/useEmailAction.ts';
import type { ActionLink } from '../readActionLink.ts';
import { EmailActionDone } from './EmailActionDone.tsx';
import { EmailActionFailed } from './EmailActionFailed.tsx';
import { EmailFrame } from './EmailFrame.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';

interface EmailActionProps {
  link: ActionLink;
}

/** Purpose of a link, and a button that follows it: opening a link alone changes nothing. */
export function EmailAction({ link }: EmailActionProps) {
  const { mode, code } = link;
  const t = useText();
  const queryClient = useQueryClient();
  const { user, signOut } = useAuth();
  const { state, retry } = useEmailAction(link);
  const [done, setDone] = useState<Action>();

  /** All actions but a confirmation end the account's sessions. Ends this browser's at once; otherwise it could last an hour. */
  async function follow({ action, password }: { action: Action; password?: string }): Promise<Action> {
    if (password === undefined) await applyEmailAction(code);
    else await setNewPassword(code, password);
    const isOwn =
      user !== undefined && [action.email, action.otherEmail].some((one) => isSame(one, user.email));
    if (mode !== 'verifyEmail') {
      if (isOwn) await signOut().catch((error: unknown) => logProblem('Failed to logout', error));
    } else {
      // Marks the address as confirmed in the session.
      await readEmailConfirmation().catch(() => undefined);
      await queryClient.invalidateQueries({ queryKey: emailConfirmationKey });
    }
    return action;
  }
  const following = useSingleMutation({
    mutationFn: follow,
    onSuccess: setDone,
    onError: (error) => logProblem('A link in an email could not be followed', error.cause),
  });

  if (done) return <EmailActionDone link={link} action={done} />;
  if (state.status === 'loading') return <PageLoading text={t('email.loading')} onRetry={retry} />;
  if (state.status === 'confirmedAlready') {
    return (
      <EmailFrame title={t('email.confirmedAlready')} text={t('email.confirmedAlreadyText')}>
        <Button component={Link} to={link.continuePath ?? paths.wallet} variant="contained" size="large">
          {t('email.continue')}
        </Button>
      </EmailFrame>
    );
  }
  const failure = failureOf(following.error);
  const final = state.status === 'failed' ? state.failure : failure;
  if (final === 'invalid' || final === 'expired' || final === 'disabled' || final === 'taken') {
    return <EmailActionFailed mode={mode} failure={final} />;
  }
  if (state.status === 'failed') {
    return (
      <EmailFrame title={t(`email.${mode}.title`)}>
        <ErrorState
          title={t(state.failure === 'tooMany' ? 'email.tooMany' : 'common.serverUnreachable')}
          onRetry={retry}
        />
      </EmailFrame>
    );
  }

  const { action } = state;
  const { email, otherEmail: other } = action;
  const knowsBoth = other !== undefined && (mode === 'recoverEmail' || mode === 'verifyAndChangeEmail');
  return (
    <EmailFrame
      title={t(`email.${mode}.title`)}
      text={knowsBoth ? t(`email.${mode}.textBoth`, { email, other }) : t(`email.${mode}.text`, { email })}
    >
      {failure && (
        <Alert severity="error">
          {failure === 'unreachable' ? t('common.serverUnreachable') : t(`email.${failure}`)}
        </Alert>
      )}
      {mode === 'resetPassword' ? (
        <NewPasswordForm
          email={email}
          isSaving={following.isPending}
          onSubmit={(password) => following.mutate({ action, password })}
        />
      ) : (
        <Button
          variant="contained"
          size="large"
          disabled={following.isPending}
          onClick={() => following.mutate({ action })}
        >
          {t(following.isPending ? 'email.working' : `email.${mode}.submit`)}
        </Button>
      )}
    </EmailFrame>
  );
}

function failureOf(error: Error | null) {
  return error instanceof EmailActionError ? error.failure : error && ('unreachable' as const);
}

/** Firebase stores addresses in lower case. */
function isSame(address: string | undefined, other: string): boolean {
  return address?.toLowerCase() === other.toLowerCase();
}
