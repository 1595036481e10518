import { apiErrors, type ApiErrorCode } from '@everything-wallet/core/api/apiErrors';
import { z } from '@hono/zod-openapi';

const codes = Object.keys(apiErrors) as [ApiErrorCode, ...ApiErrorCode[]];

/** Response to every failure: RFC 9457, with a code to act on. */
export const problemSchema = z
  .object({
    type: z.string().openapi({ description: 'The page that explains the code (RFC 9457).' }),
    title: z.string().openapi({ description: 'A short name for the problem.', example: 'Invalid request' }),
    status: z.int().openapi({ description: 'The HTTP status.', example: 400 }),
    detail: z.string().openapi({ description: 'What happened in this case, in one or two sentences.' }),
    code: z.enum(codes).openapi('ProblemCode', {
      description:
        'The code of the problem. The error catalogue explains every code; later versions may add more.',
      example: 'invalid_request',
    }),
    request_id: z.string().openapi({
      description: 'Identifies this request in our logs and in the developer portal.',
      example: 'req_4kLx0QhWzT9aVbN2',
    }),
    doc_url: z.string().openapi({ description: 'The same page as `type`.' }),
    remedy: z.string().openapi({
      description: 'What to do next, in one or two sentences.',
      example: 'Try again in a few seconds.',
    }),
    retryable: z.boolean().openapi({ description: 'Whether the same request may succeed later.' }),
    errors: z
      .array(
        z.object({
          field: z.string().openapi({ description: 'The parameter or body field.', example: 'address' }),
          detail: z.string().openapi({ description: 'What is wrong with it.' }),
        }),
      )
      .optional()
      .openapi({ description: 'The invalid fields.' }),
  })
  .openapi('Problem');

export type Problem = z.infer<typeof problemSchema>;
