/** Formats that are drawn. */
type PictureFormat = 'png' | 'jpeg' | 'gif' | 'webp' | 'avif' | 'svg';

/** Bytes within which a drawing has to declare itself. */
const BEGINNING = 4_096;

/** Detects the picture format from the bytes alone, whatever their declared type; undefined for any other. */
export function pictureFormatOf(bytes: Buffer): PictureFormat | undefined {
  const latin = (start: number, end: number) => bytes.toString('latin1', start, end);
  if (latin(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (latin(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (/^GIF8[79]a$/.test(latin(0, 6))) return 'gif';
  if (latin(0, 4) === 'RIFF' && latin(8, 12) === 'WEBP') return 'webp';
  if (latin(4, 8) === 'ftyp' && /^avi[fs]$/.test(latin(8, 12))) return 'avif';
  return isSvg(bytes) ? 'svg' : undefined;
}

/** Returns true if a text's first element is that of a drawing; one that declares entities is refused. */
function isSvg(bytes: Buffer): boolean {
  const beginning = new TextDecoder().decode(bytes.subarray(0, BEGINNING));
  const first = beginning.replace(/^\s*(<\?xml[^>]*\?>\s*|<!--[^]*?-->\s*|<!DOCTYPE svg[^>[]*>\s*)*/i, '');
  return /^<(svg:)?svg[\s>/]/.test(first) && !bytes.includes('<!ENTITY');
}
