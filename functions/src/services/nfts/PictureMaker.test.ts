import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hostileDrawings, hugePng } from '../../testing/hostilePictures.ts';
import { PictureMaker } from './PictureMaker.ts';

/** Only Linux lists processes, and their memory, in files. */
const hasProc = existsSync('/proc/self/task');

const maker = new PictureMaker();
afterAll(() => maker.end());

const make = (bytes: Buffer | string, size: 256 | 1024 = 256) =>
  maker.make({ bytes: Buffer.from(bytes), size });
const red = { r: 255, g: 0, b: 0 };
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: red } });

describe('a drawn picture', () => {
  test.each([
    ['png', () => picture(600, 300).png().toBuffer()],
    ['jpeg', () => picture(600, 300).jpeg().toBuffer()],
    ['webp', () => picture(600, 300).webp().toBuffer()],
    ['avif', () => picture(600, 300).avif().toBuffer()],
    ['gif', () => picture(600, 300).gif().toBuffer()],
  ])('%s, no larger than requested', async (_, made) => {
    const bytes = await make(await made());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 256, height: 128 });
    const [r, g, b] = await sharp(bytes)
      .extract({ left: 100, top: 60, width: 1, height: 1 })
      .removeAlpha()
      .raw()
      .toBuffer();
    expect([r, g, b].map((value) => Math.round((value ?? 0) / 40))).toEqual([6, 0, 0]);
  });

  test('no larger than it is', async () => {
    const bytes = await make(await picture(20, 10).png().toBuffer(), 1024);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 20, height: 10 });
  });

  test('has no metadata', async () => {
    const bytes = await make(
      await picture(20, 10)
        .withExif({ IFD0: { Copyright: 'somebody' } })
        .jpeg()
        .toBuffer(),
    );
    expect(await sharp(bytes).metadata()).not.toHaveProperty('exif');
    expect(bytes?.includes('somebody')).toBe(false);
  });

  test('a drawing at display size, however small its stated size', async () => {
    const bytes = await make(
      '<?xml version="1.0"?><!-- x --><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 12"><rect width="24" height="12" fill="red"/></svg>',
    );
    const { format, width, height } = await sharp(bytes).metadata();
    expect(format).toBe('webp');
    expect(width).toBeGreaterThan(250);
    expect(width).toBeLessThanOrEqual(256);
    expect(Math.abs(width - 2 * height)).toBeLessThanOrEqual(1);
  });

  test('the first of moving pictures', async () => {
    const frames = await Promise.all(
      [red, { r: 0, g: 0, b: 255 }].map((background) =>
        sharp({ create: { width: 8, height: 8, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const metadata = await sharp(await make(moving)).metadata();
    expect(metadata).toMatchObject({ width: 8, height: 8 });
    expect(metadata.pages ?? 1).toBe(1);
  });
});

describe('a picture that is not drawn', () => {
  test.each([
    ['nothing', Buffer.alloc(0)],
    [
      'a page',
      '<!DOCTYPE html><html><script>alert(1)</script><svg xmlns="http://www.w3.org/2000/svg"/></html>',
    ],
    ['a script', 'alert(1)'],
    ['metadata', '{"image":"data:image/png;base64,"}'],
    ['a document', '%PDF-1.7\n'],
    ['a TIFF', Buffer.from('49492a0008000000', 'hex')],
    ['a compressed drawing', gzipSync('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>')],
    [
      'a drawing that declares entities',
      '<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg xmlns="http://www.w3.org/2000/svg" width="8" height="8">&a;</svg>',
    ],
    ['a PNG of no pixels', Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), deflateSync('x')])],
    ['a PNG of 50,000 by 50,000', hugePng(50_000, 50_000)],
  ])('%s', async (_, bytes) => {
    expect(await make(Buffer.from(bytes))).toBeUndefined();
  });

  test('a truncated file', async () => {
    const whole = await picture(800, 800).jpeg().toBuffer();
    expect(await make(whole.subarray(0, whole.length / 2))).toBeUndefined();
  });
});

describe('a drawing makes no requests', () => {
  let requests = 0;
  const server = createServer((_, response) => {
    requests += 1;
    response.end();
  });
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  afterAll(() => server.close());

  test.each(Object.keys(hostileDrawings('')))('%s', async (name) => {
    const { port } = server.address() as { port: number };
    // The outcome is tested above; some exceed their time.
    await make(hostileDrawings(`http://127.0.0.1:${port}/`)[name] ?? '').catch(() => undefined);
    expect(requests).toBe(0);
  });
});

test('ends a picture that takes too long or too much memory, and draws the next one', async () => {
  const small = new PictureMaker({ timeoutMs: 1 });
  const plain = await picture(600, 300).png().toBuffer();
  await expect(small.make({ bytes: plain, size: 256 })).rejects.toMatchObject({ problem: 'tooSlow' });
  small.end();
  const late = new PictureMaker({ startMs: 1 });
  await expect(late.make({ bytes: plain, size: 256 })).rejects.toMatchObject({ problem: 'tooSlow' });
  late.end();
  const tight = new PictureMaker({ maxMemory: 1_000_000 });
  expect(await tight.make({ bytes: plain, size: 256 })).toBeUndefined();
  tight.end();
  expect(await make(plain)).toBeDefined();
});

test.runIf(hasProc)('one that has taken much memory draws no other picture', async () => {
  const plain = await picture(600, 300).png().toBuffer();
  const other = new PictureMaker({ maxIdleMemory: 0 });
  for (let count = 0; count < 2; count += 1)
    expect(await other.make({ bytes: plain, size: 256 })).toBeDefined();
  maker.end();
  await expect.poll(() => workersHere().length).toBe(0);
});

test.runIf(hasProc)('one that has ended while it had nothing to do is not asked', async () => {
  const plain = await picture(600, 300).png().toBuffer();
  const other = new PictureMaker();
  expect(await other.make({ bytes: plain, size: 256 })).toBeDefined();
  for (const pid of workersHere()) process.kill(pid, 'SIGKILL');
  await expect.poll(() => workersHere().length).toBe(0);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await other.make({ bytes: plain, size: 256 })).toBeDefined();
  other.end();
});

/** The processes that draw and were started here. */
function workersHere(): number[] {
  const tasks = readdirSync('/proc/self/task');
  const children = tasks.flatMap((task) =>
    readFileSync(`/proc/self/task/${task}/children`, 'latin1').split(' '),
  );
  return children
    .filter(Boolean)
    .map(Number)
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'latin1').includes('pictureWorker');
      } catch {
        return false;
      }
    });
}

test('two are drawn at a time, and all in the end', async () => {
  const plain = await picture(600, 300).png().toBuffer();
  const made = await Promise.all(Array.from({ length: 12 }, () => make(plain)));
  expect(made.every((bytes) => bytes !== undefined)).toBe(true);
});
