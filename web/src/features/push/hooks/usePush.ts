import { useState } from 'react';
import { CallableError } from '../../../lib/firebase/CallableError.ts';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { endPush } from '../../../lib/push/endPush.ts';
import { isPushSupported } from '../../../lib/push/isPushSupported.ts';
import { pushMark, type PushMark } from '../../../lib/push/pushMark.ts';
import { startPush } from '../../../lib/push/startPush.ts';
import { useText } from '../../../lib/text/useText.ts';

/**
 * - 'install': iOS, where the wallet must be on the Home Screen;
 * - 'denied': the browser blocks notifications of this site;
 * - 'unavailable': the server sends no pushes.
 */
type PushState = 'on' | 'off' | 'unsupported' | 'install' | 'denied' | 'unavailable' | 'failed';

/** Returns the state of pushes to this browser for a user, and functions that change it. */
export function usePush(userId: string) {
  const t = useText();
  const [mark, setMark] = useState<PushMark | undefined>(() => {
    const stored = pushMark.read();
    const isOn = stored?.userId === userId && isPushSupported() && Notification.permission === 'granted';
    return isOn ? stored : undefined;
  });
  const [problem, setProblem] = useState<PushState | undefined>(problemOf);
  const [isBusy, setIsBusy] = useState(false);

  async function start(accounts: PushMark['accounts']): Promise<void> {
    setIsBusy(true);
    try {
      const permission = await Notification.requestPermission();
      setProblem(permission === 'denied' ? 'denied' : undefined);
      // A prompt that was closed without an answer is shown again next time.
      if (permission === 'granted') setMark(await startPush(userId, accounts, t));
    } catch (error) {
      logProblem('Turning on pushes failed', error);
      const isRefused = error instanceof CallableError && error.code === 'failed-precondition';
      setProblem(isRefused ? 'unavailable' : 'failed');
    } finally {
      setIsBusy(false);
    }
  }

  async function end(): Promise<void> {
    setIsBusy(true);
    await endPush(true);
    setMark(undefined);
    setIsBusy(false);
  }

  return { state: problem ?? (mark ? 'on' : 'off'), mark, isBusy, start, end } as const;
}

function problemOf(): PushState | undefined {
  if (!isPushSupported()) return isIos() ? 'install' : 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : undefined;
}

/** An iPad calls itself a Mac, which has no touch screen. */
function isIos(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}
