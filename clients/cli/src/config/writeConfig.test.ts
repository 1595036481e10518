import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { writeConfig } from './writeConfig.ts';

it('leaves no file when the rename fails', () => {
  const home = mkdtempSync(join(tmpdir(), 'ew-'));
  vi.stubEnv('XDG_CONFIG_HOME', home);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(home, { recursive: true });
  });
  const directory = join(home, 'everything-wallet');
  mkdirSync(join(directory, 'config.json'), { recursive: true });
  expect(() => {
    writeConfig({ apiKey: 'key' });
  }).toThrow();
  expect(readdirSync(directory)).toEqual(['config.json']);
});
