import { z } from 'zod';

/** Limit of a website that a request is not within. */
export const siteLimitSchema = z.enum(['messages', 'transactions', 'contracts', 'coin']);

/** Limit of a website that a request is not within. */
export type SiteLimit = z.infer<typeof siteLimitSchema>;
