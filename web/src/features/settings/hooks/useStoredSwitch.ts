import { useState } from 'react';
import { browserStore } from '../../../lib/storage/browserStore.ts';

/**
 * A switch whose state this browser remembers.
 *
 * @param key where it is kept in localStorage
 * @param initial its state until somebody touches it
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
