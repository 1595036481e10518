import type { ApiKeyScope } from '@everything-wallet/core/documents/apiKey';
import type { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import type { ApiDependencies } from './ApiDependencies.ts';
import type { ApiEnvironment } from './ApiEnvironment.ts';
import type { ClientMethod } from './ClientMethod.ts';

/** One call of the REST API: everything there is to know about it. */
export interface ApiRoute {
  /** Method, path, and the schemas of request and response, as the OpenAPI document states them. */
  readonly operation: ReturnType<typeof createRoute>;
  /** Scope that a key must have; undefined if none is needed. */
  readonly scope: ApiKeyScope | undefined;
  /** Units against the limits of a key; one by default. */
  readonly units?: number;
  /** Units with `includeUnverified`, if that is more. */
  readonly unverifiedUnits?: number;
  /** True if the response changes with a deployment alone, so that callers may cache and revalidate it. */
  readonly isStatic?: boolean;
  /** Its methods in the SDKs, if they are generated: a GET whose parameters are texts and flags of the query. */
  readonly client?: ClientMethod;
  /** Adds the handler of its answers. */
  readonly install: (app: OpenAPIHono<ApiEnvironment>, dependencies: ApiDependencies) => void;
}
