import { z } from 'zod';

/** 32 bytes as nodes write them: 0x-prefixed hex. */
export const hashSchema = z.string().regex(/^0x[0-9a-fA-F]{64}$/);
