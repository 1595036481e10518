import { networks } from '@everything-wallet/core/networks/networks';
import { OpenAPIHono } from '@hono/zod-openapi';
import { apiRoutes } from './apiRoutes.ts';

/** The networks as a sentence names them. */
const networkNames = new Intl.ListFormat('en', { type: 'conjunction' }).format(
  networks.map(({ name }) => name),
);

/** Where the API's paths begin. */
export const API_BASE_PATH = '/api/v1';

/**
 * The OpenAPI 3.1 document of the REST API, made of the schemas that its answers and questions are checked with.
 *
 * @param origin of the deployment, without a trailing slash
 */
export function openApiDocument(origin: string) {
  const api = new OpenAPIHono().basePath(API_BASE_PATH);
  api.openAPIRegistry.registerComponent('securitySchemes', 'apiKey', {
    type: 'http',
    scheme: 'bearer',
    description: 'An API key of the developer portal, as bearer token.',
  });
  for (const { operation, units, unverifiedUnits } of apiRoutes) {
    const unverified =
      unverifiedUnits === undefined ? '' : `, and as ${unverifiedUnits} with \`includeUnverified\``;
    const counts = units === undefined ? '' : ` Counts as ${units} requests against the limits${unverified}.`;
    api.openAPIRegistry.registerPath({
      ...operation,
      description: `${operation.description ?? ''}${counts}`,
    });
  }
  return api.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Everything Wallet API',
      version: '1.0.0',
      description: `Balances, fees and transactions on ${networkNames}. Amounts are decimal strings, in coin and in wei. Failures are problem details (RFC 9457) with a code that the error catalogue explains.`,
      contact: { name: 'Everything Wallet support', url: `${origin}/support` },
      license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
    },
    servers: [{ url: origin }],
    security: [{ apiKey: [] }],
    tags: [
      { name: 'Accounts', description: 'What addresses hold.' },
      { name: 'Transactions', description: 'What transfers cost, sending them, and what became of them.' },
      { name: 'Networks', description: 'What can be asked about.' },
      { name: 'Service', description: 'The API itself.' },
    ],
  });
}
