import { join } from 'node:path';

/** Pinned packages that the Python SDK, its tests and its generator need. */
export const pythonRequirements = join('clients', 'python', 'requirements-dev.txt');
