import type { ScanSink } from './ScanSink.ts';

/** Delivers events to several sinks, one after the other. */
export function inOrder(sinks: readonly ScanSink[]): ScanSink {
  return {
    deliver: async (events) => {
      for (const sink of sinks) await sink.deliver(events);
    },
    settle: async (block) => {
      for (const sink of sinks) await sink.settle?.(block);
    },
  };
}
