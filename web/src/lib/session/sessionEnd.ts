/**
 * Tells of the end of a session with an 'end' event, wherever it ended: what somebody left in this tab is forgotten
 * before the next person sees it. For what no provider holds; what a provider holds goes with it.
 */
export const sessionEnd = new EventTarget();
