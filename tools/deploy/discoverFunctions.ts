import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { LocalError } from '../LocalError.ts';

/** A number of the manifest: itself, an expression over params, or null for the platform's default. */
const numberSchema = z.union([z.number(), z.string(), z.null()]).optional();

const manifestSchema = z.object({
  endpoints: z.record(
    z.string(),
    z.object({
      region: z.array(z.string()).default([]),
      availableMemoryMb: numberSchema,
      cpu: numberSchema,
      concurrency: numberSchema,
      minInstances: numberSchema,
      maxInstances: numberSchema,
      timeoutSeconds: numberSchema,
      serviceAccountEmail: z.string().nullish(),
      secretEnvironmentVariables: z.array(z.object({ key: z.string() })).default([]),
      callableTrigger: z.object({}).optional(),
      scheduleTrigger: z.object({ schedule: z.string() }).optional(),
    }),
  ),
  params: z.array(
    z.object({
      name: z.string(),
      type: z.string(),
      default: z.union([z.string(), z.number(), z.boolean()]).optional(),
    }),
  ),
});

/** The functions' manifest: the endpoints by name, the params, and the secrets among them. */
export type FunctionsManifest = z.output<typeof manifestSchema>;

/**
 * Reads the manifest of the functions in a folder with the SDK's own discovery, which `firebase deploy` uses;
 * offline.
 *
 * @param folder absolute path of the folder to upload
 * @throws {LocalError} When they cannot be loaded.
 */
export function discoverFunctions(folder: string, project: string): FunctionsManifest {
  const directory = mkdtempSync(join(tmpdir(), 'everything-wallet-'));
  try {
    const output = join(directory, 'functions.json');
    const sdk = createRequire(join(folder, 'package.json')).resolve('firebase-functions');
    const packages = sdk.slice(0, sdk.lastIndexOf('node_modules') + 'node_modules'.length);
    const { status, stderr, error } = spawnSync(join(packages, '.bin', 'firebase-functions'), [], {
      cwd: folder,
      env: {
        PATH: `${dirname(process.execPath)}:${process.env['PATH'] ?? ''}`,
        HOME: process.env['HOME'],
        GCLOUD_PROJECT: project,
        FIREBASE_CONFIG: JSON.stringify({ projectId: project }),
        FUNCTIONS_CONTROL_API: 'true',
        FUNCTIONS_MANIFEST_OUTPUT_PATH: output,
      },
      encoding: 'utf8',
      timeout: 60_000,
    });
    if (status !== 0) throw new LocalError(`The functions cannot be loaded:\n${error?.message ?? stderr}`);
    return manifestSchema.parse(JSON.parse(readFileSync(output, 'utf8')));
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
