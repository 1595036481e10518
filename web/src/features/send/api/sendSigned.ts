import { sendTransaction } from '@everything-wallet/core/callables/sendTransaction';
import { callable } from '../../../lib/firebase/callable.ts';

/** A little less than the 70 s after which callables give up by themselves. */
const TIMEOUT_MS = 60_000;

/**
 * Hands signed bytes to a network through the server, which records them first. The same bytes may be given again: they
 * are known by their hash. Once it has given up waiting, the question may still be on its way for a while.
 *
 * @throws CallableError
 */
export const sendSigned = callable(sendTransaction, TIMEOUT_MS);
