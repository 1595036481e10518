import { apiErrors, type ApiErrorCode } from '@everything-wallet/core/api/apiErrors';
import { z } from '@hono/zod-openapi';

const codes = Object.keys(apiErrors) as [ApiErrorCode, ...ApiErrorCode[]];

/** Response to every failure: RFC 9457, with a code to act on. */
export const problemSchema = z
  .object({
    type: z.string().openapi({ description: 'The page that explains the code (RFC 9457).' }),
    title: z.string().openapi({ description: 'What the problem is called.', example: 'Invalid request' }),
    status: z.int().openapi({ description: 'The HTTP status.', example: 400 }),
    detail: z.string().openapi({ description: 'What happened this time, in one or two sentences.' }),
    code: z.enum(codes).openapi('ProblemCode', {
      description: 'Which problem it is. The error catalogue explains them all; later versions may add some.',
      example: 'invalid_request',
    }),
    request_id: z.string().openapi({
      description: 'Names this request in our logs and in the developer portal.',
      example: 'req_4kLx0QhWzT9aVbN2',
    }),
    doc_url: z.string().openapi({ description: 'The same page as `type`.' }),
    remedy: z.string().openapi({
      description: 'What to do about it, in one or two sentences.',
      example: 'Try again in a few seconds.',
    }),
    retryable: z.boolean().openapi({ description: 'Whether the same request may succeed later.' }),
    errors: z
      .array(
        z.object({
          field: z
            .string()
            .openapi({ description: 'The parameter or field of the body.', example: 'address' }),
          detail: z.string().openapi({ description: 'What is wrong with it.' }),
        }),
      )
      .optional()
      .openapi({ description: 'The fields that have to be corrected.' }),
  })
  .openapi('Problem');

export type Problem = z.infer<typeof problemSchema>;
