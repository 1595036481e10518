import { join } from 'node:path';

/** What the Python SDK, its tests and its generator need, exactly. */
export const pythonRequirements = join('clients', 'python', 'requirements-dev.txt');
