/**
 * Fires `end` when a scan of the networks has caught up and read something new: its records have the times of their blocks, and may be
 * anywhere in the history.
 */
export const scanEnd = new EventTarget();
