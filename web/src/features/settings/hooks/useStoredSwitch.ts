import { useState } from 'react';
import { browserStore } from '../../../lib/storage/browserStore.ts';

/**
 * Switch whose state is stored in this browser.
 *
 * @param key in localStorage
 * @param initial state before the first change
 */
export function useStoredSwitch(key: string, initial: boolean): [boolean, (isOn: boolean) => void] {
  const [isOn, setIsOn] = useState(() => {
    const stored = browserStore.read(key);
    return stored === null ? initial : stored === 'on';
  });
  return [
    isOn,
    (next) => {
      browserStore.write(key, next ? 'on' : 'off');
      setIsOn(next);
    },
  ];
}
