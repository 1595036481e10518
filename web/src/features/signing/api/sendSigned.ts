import { sendTransaction } from '@everything-wallet/core/callables/sendTransaction';
import { callable } from '../../../lib/firebase/callable.ts';

/** Slightly less than the 70 s after which callables time out by themselves. */
const TIMEOUT_MS = 60_000;

/**
 * Sends signed bytes to a network through the server, which records them first. The same bytes may be sent again: they are known by their
 * hash. After the timeout, the request may still be in transit for a while.
 *
 * @throws CallableError
 */
export const sendSigned = callable(sendTransaction, TIMEOUT_MS);
