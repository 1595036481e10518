import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { alwaysOnNetworks } from '@everything-wallet/core/networks/networks';
import { rpcVariable } from '@everything-wallet/core/networks/rpcVariable';
import { projectId } from '../../tools/projectId.ts';
import { repositoryRoot } from '../../tools/repositoryRoot.ts';
import { functionParameters } from '../cost/functionParameters.ts';
import { serveFunctions } from '../cost/serveFunctions.ts';
import { noUse } from '../cost/SessionCounts.ts';
import { BuiltSite } from './BuiltSite.ts';
import { FunctionWatch } from './FunctionWatch.ts';
import type { TracedPath } from './TracedPath.ts';

/*
 * `node quality/paths/tracePaths.ts <site> <output>`, with a test stack running: serves the functions in
 * this process and a site built with source maps, walks each path once, and writes the files it went through.
 */

const [site = '', output = ''] = process.argv.slice(2);

function variable(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run this through npm run quality -- paths`);
  return value;
}

const nodes = alwaysOnNetworks.map(({ rpcName }) => {
  const url = variable(rpcVariable('RPC_URL', rpcName));
  process.env[rpcVariable('RPC_URLS', rpcName)] = url;
  return url;
});
Object.assign(process.env, functionParameters(), { PRICE_SOURCE: 'sample' });

const watch = await FunctionWatch.start(nodes);
const index = pathToFileURL(join(repositoryRoot, 'functions', 'src', 'index.ts')).href;
const uncounted = noUse();
const functions = await serveFunctions((await import(index)) as Record<string, unknown>, () => uncounted);
const origin = `http://127.0.0.1:${functions.port}`;
process.env['FUNCTIONS_URL'] = `${origin}/${projectId}/us-central1`;

// These read where the stack is when they are imported.
const { traceApi } = await import('./traceApi.ts');
const { traceQuote } = await import('./traceQuote.ts');
const { traceWallet } = await import('./traceWallet.ts');

const quote = await traceQuote(watch);
const paths: TracedPath[] = [
  await traceApi(watch, origin, 'GET /balance'),
  await traceApi(watch, origin, 'GET /nfts'),
  quote,
  ...(await traceWallet(watch, { directory: site, built: new BuiltSite(site, repositoryRoot), quote })),
];
writeFileSync(output, JSON.stringify(paths));
process.exit(0);
