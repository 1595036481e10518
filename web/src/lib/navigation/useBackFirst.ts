import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { dialogStep } from './dialogStep.ts';

/**
 * Has the browser's Back come to a dialog first: while it is open, the history has a step of its own, at the same address.
 *
 * @param onBack told when somebody went back; answers whether the dialog stays, so that the next Back comes to it again
 * @returns takes that step away again, when the dialog is closed by something else
 */
export function useBackFirst(onBack: () => 'stays' | 'closes'): () => void {
  const navigate = useNavigate();
  const { key, pathname, search, hash } = useLocation();
  const type = useNavigationType();
  const isAdded = useRef(false);
  const lastKey = useRef(key);

  useEffect(() => {
    const isMoved = lastKey.current !== key;
    lastKey.current = key;
    const isBack = isMoved && isAdded.current && type === NavigationType.Pop;
    if (isBack) isAdded.current = false;
    // In development React begins twice: what is added is not added again.
    if (isAdded.current || (isBack ? onBack() === 'closes' : isMoved)) return;
    isAdded.current = true;
    void navigate({ pathname, search, hash }, { state: dialogStep, preventScrollReset: true });
    // oxlint-disable-next-line react/exhaustive-deps -- when it opens, and when the place in the history changes
  }, [key, type]);

  return () => {
    if (!isAdded.current) return;
    isAdded.current = false;
    void navigate(-1);
  };
}
