import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { stopSignal } from './stopSignal.ts';

test.each(['SIGTERM', 'SIGINT'])('is aborted by %s, and leaves a second one to Node', (name) => {
  const signals = new EventEmitter();
  const signal = stopSignal(signals as unknown as NodeJS.Process);
  expect(signal.aborted).toBe(false);
  signals.emit(name);
  expect(signal.aborted).toBe(true);
  expect(signals.listenerCount(name)).toBe(0);
});
