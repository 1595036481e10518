import { MONTH_SECONDS } from './monthSeconds.ts';

/** Load of the instances of a function. */
interface InstanceLoad {
  /** Requests of a month. */
  readonly requests: number;
  readonly secondsPerRequest: number;
  /** Processor time of a request, in ms. */
  readonly cpuMs: number;
  /** Requests that one instance answers at a time. */
  readonly concurrency: number;
  /** Share of both that is in use before another instance starts. */
  readonly utilisation: number;
}

/**
 * Returns the average number of charged instances: the share of time with any request running, or more if concurrency or processor time
 * requires it.
 */
export function busyInstances({
  requests,
  secondsPerRequest,
  cpuMs,
  concurrency,
  utilisation,
}: InstanceLoad): number {
  const perSecond = requests / MONTH_SECONDS;
  const underWay = perSecond * secondsPerRequest;
  return Math.max(
    1 - Math.exp(-underWay),
    underWay / (concurrency * utilisation),
    (perSecond * cpuMs) / 1_000 / utilisation,
  );
}
