import { loadedPart } from '../loadedPart.tsx';

/** AppProviders, which only browsers with a session load. */
export const SessionProviders = loadedPart(async () => (await import('../AppProviders.tsx')).AppProviders);
