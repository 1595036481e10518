import type { ApiKeyScope } from '@everything-wallet/core/documents/apiKey';
import type { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import type { ApiDependencies } from './ApiDependencies.ts';
import type { ApiEnvironment } from './ApiEnvironment.ts';

/** One call of the REST API: everything there is to know about it. */
export interface ApiRoute {
  /** Its method, its path, and the schemas of what it takes and answers, as the OpenAPI document states them. */
  readonly operation: ReturnType<typeof createRoute>;
  /** What a key must be made for; undefined where none is needed. */
  readonly scope: ApiKeyScope | undefined;
  /** How many requests it counts for against the limits of a key; one where it is not said. */
  readonly units?: number;
  /** The same where `includeUnverified` is asked for, if that is more. */
  readonly unverifiedUnits?: number;
  /** Whether the answer changes with a deployment alone, so that callers may keep it and ask whether it still holds. */
  readonly isStatic?: boolean;
  /** Adds the handler of its answers. */
  readonly install: (app: OpenAPIHono<ApiEnvironment>, dependencies: ApiDependencies) => void;
}
