import { networks } from '@everything-wallet/core/networks/networks';
import { SOURCE_LANGUAGE } from '@everything-wallet/core/texts/sourceLanguage';
import { OpenAPIHono } from '@hono/zod-openapi';
import { defaultLimits } from '../services/apiAccess/defaultLimits.ts';
import type { Limits } from '../services/apiAccess/limits.ts';
import type { ApiRoute } from './ApiRoute.ts';
import { apiRoutes } from './apiRoutes.ts';

/** The networks as a sentence names them. */
const networkNames = new Intl.ListFormat(SOURCE_LANGUAGE, { type: 'conjunction' }).format(
  networks.map(({ name }) => name),
);

/** Prefix of the API's paths. */
export const API_BASE_PATH = '/api/v1';

/**
 * The OpenAPI 3.1 document of the REST API, made of the schemas that its answers and questions are checked with.
 *
 * @param origin of the deployment, without a trailing slash
 */
export function openApiDocument(origin: string, limits: Limits = defaultLimits) {
  const api = new OpenAPIHono().basePath(API_BASE_PATH);
  api.openAPIRegistry.registerComponent('securitySchemes', 'apiKey', {
    type: 'http',
    scheme: 'bearer',
    description: 'An API key from the developer portal, as a bearer token.',
  });
  for (const { operation, scope, ...counts } of apiRoutes) {
    const description = `${operation.description ?? ''}${scope ? countsText(counts, limits) : ''}`;
    api.openAPIRegistry.registerPath({ ...operation, description });
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
      { name: 'Accounts', description: 'Balances and holdings of addresses.' },
      { name: 'Transactions', description: 'Estimate, send and look up transactions.' },
      { name: 'Networks', description: 'The networks that the API supports.' },
      { name: 'Webhooks', description: 'Requests that we send you about the accounts of the key’s owner.' },
      { name: 'Service', description: 'The API itself.' },
    ],
  });
}

/** The share of the limits that a request uses up, in words. */
function countsText(
  { units = 1, unverifiedUnits }: Pick<ApiRoute, 'units' | 'unverifiedUnits'>,
  limits: Limits,
): string {
  const times = (count: number) => `${count} request${count === 1 ? '' : 's'}`;
  const most = (count: number) =>
    `${whole.format(Math.floor(limits.perMinute / count))} a minute and ${whole.format(Math.floor(limits.perDay / count))} a day`;
  const unverified =
    unverifiedUnits === undefined
      ? ''
      : ` With \`includeUnverified\` it counts as ${times(unverifiedUnits)}: at most ${most(unverifiedUnits)}.`;
  return ` Counts as ${times(units)} against the limits: one key can make at most ${most(units)}.${unverified}`;
}

const whole = new Intl.NumberFormat(SOURCE_LANGUAGE);
