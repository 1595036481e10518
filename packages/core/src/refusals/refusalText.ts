import { z } from 'zod';
import type { TextId } from '../texts/texts.ts';

/** Id of a text that a refusal may have: a browser shows no other text that a server names. */
export type RefusalTextId = Extract<TextId, `server.${string}` | `${string}.error.${string}`>;

/** Text of a refusal, which a browser shows in its own language: an id of the catalogue and the values of its parameters. */
export interface RefusalText {
  /** A `RefusalTextId`, or one that only a newer server knows. */
  readonly id: string;
  readonly values?: Readonly<Record<string, string | number>> | undefined;
}

const MAX_ID_LENGTH = 80;
const MAX_VALUES = 8;
const MAX_VALUE_LENGTH = 200;

/** Shape of a refusal's text. A value is one line of plain text, without control characters or changes of direction. */
export const refusalTextSchema = z.object({
  id: z
    .string()
    .max(MAX_ID_LENGTH)
    .regex(/^(server|\w+\.error)(\.\w+)+$/),
  values: z
    .record(
      z.string().regex(/^[a-z]\w{0,29}$/i),
      z.union([
        z
          .string()
          .max(MAX_VALUE_LENGTH)
          .regex(/^[^\p{C}\p{Zl}\p{Zp}]*$/u),
        z.number(),
      ]),
    )
    .refine((values) => Object.keys(values).length <= MAX_VALUES)
    .optional(),
});
