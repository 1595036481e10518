/** Loads the Send dialog, with the signing code that the home screen does not need at first. */
export const loadSendDialog = async () => (await import('./HomeSend.tsx')).HomeSend;

/** Loads it ahead, so that opening it does not wait; where that fails, opening it loads it again. */
export const preloadSendDialog = () => void loadSendDialog().catch(() => undefined);
