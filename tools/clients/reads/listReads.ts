import { apiRoutes } from '../../../functions/src/api/apiRoutes.ts';
import { openApiDocument } from '../../../functions/src/api/openApiDocument.ts';
import {
  readOperations,
  type OpenApiDocument,
} from '../../../web/src/features/apiReference/readOperations.ts';
import type { ReadMethod } from './ReadMethod.ts';

/**
 * Lists the routes whose methods in the SDKs are generated, in the order of the API's documentation.
 *
 * @throws {TypeError} If one of them is more than a plain read.
 */
export function listReads(): readonly ReadMethod[] {
  // The library's type says less than the schemas of the routes do.
  const document = openApiDocument('https://everything-wallet.web.app') as unknown as OpenApiDocument;
  const operations = readOperations(document);
  return apiRoutes.flatMap(({ operation: { operationId }, client }) => {
    if (!client) return [];
    const operation = operations.find(({ id }) => id === operationId);
    if (!operation) throw new TypeError('A route with SDK methods has no operation id');
    const { id, method, path, fields, answer } = operation;
    const isPlain = fields.every(
      ({ place, type, isRequired }) =>
        place === 'query' && (type === 'string' || (type === 'boolean' && !isRequired)),
    );
    if (method !== 'GET' || !isPlain || answer.name === '') {
      throw new TypeError(
        `${id} is no plain read: its SDK methods are written by hand, so leave out its 'client'`,
      );
    }
    return [{ operation, client, word: path.split('/').at(-1) ?? '' }];
  });
}
