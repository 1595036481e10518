import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { openApiDocument } from './src/api/openApiDocument.ts';

/*
 * Writes the REST API's OpenAPI document, which the clients are generated from, to the file named on the command line:
 * `node functions/writeOpenApi.ts clients/openapi.json`. Its server is the deployment that the packages ask by default.
 */

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('Name the file to write.');
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify(openApiDocument('https://everything-wallet.web.app'), null, 2)}\n`);
