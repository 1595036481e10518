import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { dialogStep } from './dialogStep.ts';

/**
 * Lets a dialog handle the browser's Back first: while it is open, the history has an extra entry at the same
 * address.
 *
 * @param onBack called on Back; returns whether the dialog stays open, to handle the next Back as well
 * @returns removes that entry, when the dialog is closed in another way
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
    // In development React runs effects twice: the entry is added only once.
    if (isAdded.current || (isBack ? onBack() === 'closes' : isMoved)) return;
    isAdded.current = true;
    void navigate({ pathname, search, hash }, { state: dialogStep, preventScrollReset: true });
    // oxlint-disable-next-line react/exhaustive-deps -- when it opens, and when the history entry changes
  }, [key, type]);

  return () => {
    if (!isAdded.current) return;
    isAdded.current = false;
    void navigate(-1);
  };
}
