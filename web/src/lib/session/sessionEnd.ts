/**
 * Emits 'end' when a session ends, in any tab: state of this tab is cleared before the next user sees it. For
 * module state; a provider's state is dropped with the provider.
 */
export const sessionEnd = new EventTarget();
