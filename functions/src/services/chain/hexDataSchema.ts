import { z } from 'zod';

/** Bytes as 0x and hex digits. */
export const hexDataSchema = z.string().regex(/^0x([0-9a-fA-F]{2})*$/);
