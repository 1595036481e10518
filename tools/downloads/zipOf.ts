import { crc32, deflateRawSync } from 'node:zlib';

/** A file in an archive: its path with forward slashes, and its bytes. */
export interface ZipEntry {
  readonly path: string;
  readonly bytes: Uint8Array;
}

const LOCAL_HEADER = 0x04034b50;
const CENTRAL_HEADER = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
const MADE_ON_UNIX = (3 << 8) | VERSION;
const DEFLATED = 8;
/** 1 January 1980, the first day that the format knows: the same sources make the same bytes. */
const DATE = 0x0021;
const REGULAR_FILE = 0o100644 * 0x10000;

/**
 * Writes a ZIP archive (PKWARE APPNOTE 6.3), the same bytes for the same entries.
 *
 * @throws RangeError when a path is not plain ASCII
 */
export function zipOf(entries: readonly ZipEntry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { path, bytes } of entries) {
    if (!/^[\x20-\x7e]+$/.test(path))
      throw new RangeError(`The path ${JSON.stringify(path)} is not plain ASCII`);
    const name = Buffer.from(path, 'ascii');
    const deflated = deflateRawSync(bytes, { level: 9 });
    const shared = sharedFields(bytes, deflated, name);
    const header = Buffer.alloc(4);
    header.writeUInt32LE(LOCAL_HEADER);
    const local = Buffer.concat([header, shared, name, deflated]);

    const beginning = Buffer.alloc(6);
    beginning.writeUInt32LE(CENTRAL_HEADER);
    beginning.writeUInt16LE(MADE_ON_UNIX, 4);
    // No comment, the first disk, no internal attributes.
    const ending = Buffer.alloc(14);
    ending.writeUInt32LE(REGULAR_FILE, 6);
    ending.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([beginning, shared, ending, name]));

    parts.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(END);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, central, end]);
}

/** The fields that a file's header has in common with its row in the directory. */
function sharedFields(bytes: Uint8Array, deflated: Buffer, name: Buffer): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(VERSION, 0);
  fields.writeUInt16LE(DEFLATED, 4);
  fields.writeUInt16LE(DATE, 8);
  fields.writeUInt32LE(crc32(bytes), 10);
  fields.writeUInt32LE(deflated.length, 14);
  fields.writeUInt32LE(bytes.length, 18);
  fields.writeUInt16LE(name.length, 22);
  return fields;
}
