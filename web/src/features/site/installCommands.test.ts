import { expect, test } from 'vitest';
import { commandLine } from './commandLine.ts';
import { sdkPackages } from './sdkPackages.ts';

// Regression: the buttons copied names of public registries that anybody may take.
test.each([...sdkPackages, commandLine].map(({ install, plannedName }) => [plannedName, install]))(
  'nobody is given a command that fetches %s from a registry',
  (plannedName, install) => {
    expect(install).toContain('clients');
    for (const fetching of ['npm install', 'npm install --global', 'pip install', 'go get'])
      expect(install).not.toContain(`${fetching} ${plannedName}`);
  },
);
