import type { Event } from './answers.ts';

/** An event, and the cursor after which a later stream continues. */
export type EventWithCursor = Event & { readonly cursor: string };
