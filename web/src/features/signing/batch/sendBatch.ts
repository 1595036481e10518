import { startStopwatch } from '../../../lib/time/startStopwatch.ts';
import { signingLimits } from '../pipeline/signingLimits.ts';
import type { ConfirmedCall } from '../review/ConfirmedCall.ts';
import { sendCall } from '../review/sendCall.ts';
import { withMinimum } from '../review/withMinimum.ts';
import type { BatchPreview } from './BatchPreview.ts';
import { BatchStoppedError } from './BatchStoppedError.ts';
import { renewBatch } from './renewBatch.ts';
import type { Confirmed } from './useConfirmation.ts';

/** Progress of a batch: its call at a place, from 0, is signed, or waits for its block. */
export interface BatchProgress {
  readonly place: number;
  readonly phase: 'signing' | 'waiting';
}

/** Minimum part of what was shown that a later call receives: its own minimum may be far lower. */
const MIN_RECEIVED_PERCENT = 97n;

/** Calls that the user confirmed together. */
interface ConfirmedBatch {
  /** In order, each as it was shown. */
  readonly calls: readonly Omit<ConfirmedCall, 'preview' | 'onSigned'>[];
  readonly preview: BatchPreview;
  readonly onProgress: (progress: BatchProgress) => void;
  /** Called with a hash before its bytes are sent. */
  readonly onSigned: (place: number, txHash: string) => void;
  /** Called once a call is sent, and again with the hash of the transaction that replaced it. */
  readonly onSent: (place: number, txHash: string) => void;
  /** Waits until a call is in a block; 'pending' if the user no longer waits. */
  readonly confirm: (txHash: string) => Promise<Confirmed>;
}

/**
 * Signs and sends the calls of a batch in order, each once the one before it has succeeded. Each is estimated and
 * simulated again right before its signature (`sendCall`), and must still fit its share of the total, and do what the
 * simulation of all showed.
 *
 * @throws BatchChangedError when the calls would do something else now, before the first one
 * @throws BatchStoppedError when some were sent, and the rest was not
 * @throws as `sendCall`, for the first one
 */
export async function sendBatch(batch: ConfirmedBatch): Promise<void> {
  const { calls, onProgress, onSigned, onSent, confirm } = batch;
  const msSinceConfirmed = startStopwatch();
  const preview = await renewBatch(calls, batch.preview);
  for (const [place, call] of calls.entries()) {
    onProgress({ place, phase: 'signing' });
    const shown = preview.calls[place];
    if (!shown) throw new TypeError('A call without a preview');
    // A block passes between two calls: a later one may receive a little less, but no less than it guarantees.
    const later = {
      preview: {
        ...shown,
        answer: withMinimum(shown.answer, call.effects, MIN_RECEIVED_PERCENT),
        msSinceAsked: msSinceConfirmed,
      },
      maxAgeMs: signingLimits.MAX_BATCH_AGE_MS,
    };
    let txHash: string;
    try {
      txHash = await sendCall({
        ...call,
        ...(place === 0 ? { preview: shown } : later),
        onSigned: (hash) => onSigned(place, hash),
      });
    } catch (cause) {
      if (place === 0) throw cause;
      throw new BatchStoppedError(place, 'error', { cause });
    }
    onSent(place, txHash);
    if (place + 1 === calls.length) return;
    onProgress({ place, phase: 'waiting' });
    const { state, txHash: mined } = await confirm(txHash);
    // A cancellation does not make the call: its hash would report one that succeeded.
    const isMade = state === 'completed' || state === 'failed';
    if (isMade && mined !== txHash.toLowerCase()) onSent(place, mined);
    if (state !== 'completed') throw new BatchStoppedError(place + 1, state === 'pending' ? 'user' : state);
  }
}
