import '../../../functions/src/configuration.ts';
import { runConfiguredScanners } from '../../../functions/src/services/scanner/runConfiguredScanners.ts';
import type { ScanSink } from '../../../functions/src/services/scanner/ScanSink.ts';
import { networkById } from '../../../packages/core/src/networks/findNetwork.ts';

/* Scans Polygon, in a process of its own that tests can end, and sends the events to the process that started it. */

const sink: ScanSink = {
  deliver: async (events) => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    process.send?.(events, () => resolve(undefined));
    await promise;
  },
};
await runConfiguredScanners([networkById('polygon')], { sinkOf: () => sink, isLocal: true });
// Open connections of Firestore would delay the end.
process.exit(0);
