import { boundedTime } from '@everything-wallet/core/clocks/boundedTime';
import { clocksDiffer } from '@everything-wallet/core/clocks/clocksDiffer';
import { useState } from 'react';
import { useNow } from '../../../lib/time/useNow.ts';

/** Time that deadlines of a call are compared with. */
export interface ReviewClock {
  /** Seconds since 1970. */
  readonly now: bigint;
  /** True where the device's clock and a server's differ. */
  readonly isClockWrong: boolean;
}

/**
 * Compares the device's clock with the servers' times.
 *
 * @param answeredAt time of the estimate, in ms since 1970
 * @param serverTime time of the server that the call comes from, in ms since 1970
 */
export function useReviewClock(answeredAt: number | undefined, serverTime: number | undefined): ReviewClock {
  const [openedAt] = useState(() => Date.now());
  const deviceTime = useNow();
  const isClockWrong = [answeredAt, serverTime].some(
    (time) => time !== undefined && clocksDiffer(time, deviceTime),
  );
  // By a server whose clock is ahead, a deadline that is far off would seem near.
  const now = BigInt(Math.floor(boundedTime(answeredAt ?? openedAt, deviceTime) / 1_000));
  return { now, isClockWrong };
}
