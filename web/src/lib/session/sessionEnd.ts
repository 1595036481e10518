/**
 * Emits 'leave' before the user ends the session, with a list (`detail`) for work that needs it: promises that end within seconds, and never
 * reject. Emits 'end' when a session ends, in any tab: state of this tab is cleared before the next user sees it. For
 * module state; a provider's state is dropped with the provider.
 */
export const sessionEnd = new EventTarget();
