import { z } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import type { ApiEnvironment } from './ApiEnvironment.ts';
import type { ApiRoute } from './ApiRoute.ts';
import { fieldProblems } from './fieldProblems.ts';
import { requireJson } from './requireJson.ts';

/**
 * Checks a request against the schemas of its route, before it counts against any limit. Parameters that the route does
 * not have are refused as unknown fields of a body are: a mistyped optional one would otherwise be ignored.
 *
 * The middleware throws ApiProblem invalid_request; for routes with a body also unsupported_media_type, body_too_large or
 * malformed_json.
 */
export function checkRequest({
  request = {},
}: ApiRoute['operation']): readonly MiddlewareHandler<ApiEnvironment>[] {
  const { params, body } = request;
  const query = z.strictObject(request.query instanceof z.ZodObject ? request.query.shape : {});
  const media = body?.content['application/json'];
  const json = media && 'schema' in media ? media.schema : undefined;
  const check: MiddlewareHandler<ApiEnvironment> = async ({ req }, next) => {
    await requireValid(query, parametersOf(req.queries()));
    if (params instanceof z.ZodType) await requireValid(params, req.param());
    if (json instanceof z.ZodType) await requireValid(json, await req.json());
    await next();
  };
  return json === undefined ? [check] : [requireJson, check];
}

async function requireValid(schema: z.ZodType, input: unknown): Promise<void> {
  const { error } = await schema.safeParseAsync(input);
  if (error) throw fieldProblems(error.issues, input);
}

/** The parameters by name; one that is given several times is a list, which no schema takes. */
function parametersOf(queries: Readonly<Record<string, readonly string[]>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(queries).map(([name, values]) => [name, values.length === 1 ? values[0] : values]),
  );
}
