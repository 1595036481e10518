import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { startMeter } from './startMeter.ts';

const directory = mkdtempSync(join(tmpdir(), 'meter-'));
afterEach(() => rmSync(directory, { recursive: true, force: true }));

/** Takes the processor for so many milliseconds. */
function burn(ms: number): void {
  const begun = process.cpuUsage();
  const taken = () => {
    const { user, system } = process.cpuUsage(begun);
    return (user + system) / 1_000;
  };
  while (taken() < ms);
}

test('counts the CPU time of functions, and not of their callers', async () => {
  const module = join(directory, 'functions.mjs');
  writeFileSync(
    module,
    `${burn.toString()}\nexport function work(_, response) { burn(60); response.send({}); }`,
  );
  const meter = await startMeter(pathToFileURL(module).href, {});
  const call = async (port: number) => {
    burn(300);
    const answer = await fetch(`http://127.0.0.1:${port}/project/region/work`, { method: 'POST' });
    expect(answer.status).toBe(200);
  };
  try {
    const taken = await meter.cpuMsOf(call, { calls: 2, unmeasured: 1, pauseMs: 0 });
    expect(taken).toBeGreaterThan(55);
    expect(taken).toBeLessThan(180);
  } finally {
    meter.end();
  }
}, 30_000);
