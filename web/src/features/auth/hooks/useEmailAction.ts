import { useCallback, useEffect, useState } from 'react';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { readEmailAction, type EmailAction } from '../api/emailActions.ts';
import { readEmailConfirmation } from '../api/emailConfirmation.ts';
import { EmailActionError, type EmailActionFailure } from '../EmailActionError.ts';
import type { ActionLink } from '../readActionLink.ts';

/** State of a link. */
export type EmailActionState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly action: EmailAction }
  | { readonly status: 'confirmedAlready' }
  | { readonly status: 'failed'; readonly failure: EmailActionFailure };

/**
 * Reads the purpose of a link without using it up. An expired link is no failure for a signed-in user whose address is confirmed
 * already.
 */
export function useEmailAction(link: ActionLink): { state: EmailActionState; retry: () => void } {
  const [state, setState] = useState<EmailActionState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isLeft = false;
    void read(link).then((next) => {
      if (!isLeft) setState(next);
    });
    return () => {
      isLeft = true;
    };
  }, [link, attempt]);
  const retry = useCallback(() => {
    setState({ status: 'loading' });
    setAttempt((last) => last + 1);
  }, []);
  return { state, retry };
}

async function read(link: ActionLink): Promise<EmailActionState> {
  try {
    return { status: 'ready', action: await readEmailAction(link) };
  } catch (error) {
    const failure = error instanceof EmailActionError ? error.failure : 'unreachable';
    logProblem('A link in an email could not be read', error instanceof Error ? error.cause : error);
    if (failure === 'invalid' && link.mode === 'verifyEmail') {
      const isConfirmed = await readEmailConfirmation().catch(() => false);
      if (isConfirmed) return { status: 'confirmedAlready' };
    }
    return { status: 'failed', failure };
  }
}
