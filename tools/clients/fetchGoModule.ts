import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireTool } from './requireTool.ts';
import type { RunHere } from './RunHere.ts';

const MODULE = 'github.com/everything-wallet/sdk-go';

/**
 * Downloads the Go SDK with Go itself from the files that the site serves as a module proxy.
 *
 * @throws {LocalError} When Go refuses them.
 */
export async function fetchGoModule(runHere: RunHere, downloads: string): Promise<void> {
  requireTool('go', 'version');
  const proxy = join(downloads, 'go');
  const version = readFileSync(join(proxy, MODULE, '@v', 'list'), 'utf8').trim();
  const cache = mkdtempSync(join(tmpdir(), 'everything-wallet-go-'));
  try {
    const variables = [
      `GOPROXY=file://${proxy}`,
      `GONOSUMDB=${MODULE}`,
      `GOMODCACHE=${cache}`,
      ...['GOFLAGS=-modcacherw', 'GOWORK=off', 'GOTOOLCHAIN=local'],
    ];
    const download = ['go', 'mod', 'download', `${MODULE}@${version}`];
    await runHere('clients/go: module', cache, 'env', ...variables, ...download);
  } finally {
    rmSync(cache, { recursive: true });
  }
}
