/**
 * Fires `end` when a look at the networks has caught up with something that was not read before: the records it made have the times of
 * their blocks, and may stand anywhere in the history.
 */
export const scanEnd = new EventTarget();
