import { use, useEffect, useState } from 'react';
import { VaultContext } from './VaultContext.ts';

/**
 * Counts down the seconds until another device password may be tried.
 *
 * @param tried changes with every attempt
 */
export function useWaitLeft(tried: unknown): number {
  const { vault } = use(VaultContext);
  const [seconds, setSeconds] = useState(0);

  useEffect(() => {
    if (!vault) return undefined;
    let isLeft = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = () => {
      vault.waitLeft().then(
        (left) => {
          if (isLeft) return;
          setSeconds(Math.ceil(left / 1000));
          if (left > 0) timer = setTimeout(update, 1000);
        },
        // Without storage there is no counter to read; an attempt reports the problem.
        () => !isLeft && setSeconds(0),
      );
    };
    update();
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [vault, tried]);

  return seconds;
}
