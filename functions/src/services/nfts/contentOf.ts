import { FetchProblemError } from './FetchProblemError.ts';
import { isCid } from './isCid.ts';

/** Gateways for files of IPFS and Arweave: URLs without a final slash. */
export interface Gateways {
  readonly ipfs: string;
  readonly arweave: string;
}

/** Content that an NFT's contract, or its metadata, names: inline bytes, or a URL. */
type Content =
  | { readonly kind: 'inline'; readonly bytes: Buffer }
  | {
      readonly kind: 'url';
      readonly url: URL;
      /** Prefix of the URL if it is a gateway's (`FetchBounds`). */
      readonly gateway: string | undefined;
    };

/** The id of an Arweave transaction: 32 bytes in base64url. */
const ARWEAVE_ID = /^[\w-]{43}$/;

/** Letters of an address that names a place, more than any server takes. */
const MAX_LETTERS = 8_192;

/**
 * Reads an address that a stranger has written: `data:` (RFC 2397), `ipfs://` with a CID of either version, also behind `ipfs/`, `ar://`, and
 * `https://`; everything else is refused.
 *
 * @throws FetchProblemError
 */
export function contentOf(address: string, gateways: Gateways): Content {
  const text = address.trim();
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(text)?.[1]?.toLowerCase();
  if (scheme !== 'data' && text.length > MAX_LETTERS) throw new FetchProblemError('refused', 'too long');
  switch (scheme) {
    case 'data':
      return { kind: 'inline', bytes: inlineBytes(text) };
    case 'ipfs': {
      const [cid = '', ...path] = partsAfter(text, /^ipfs:(\/\/)?(ipfs\/)*/i);
      if (!isCid(cid)) throw new FetchProblemError('refused', 'no CID');
      return atGateway(`${gateways.ipfs}/ipfs`, [cid, ...path]);
    }
    case 'ar': {
      const [id = '', ...path] = partsAfter(text, /^ar:(\/\/)?/i);
      if (!ARWEAVE_ID.test(id)) throw new FetchProblemError('refused', 'no Arweave id');
      return atGateway(gateways.arweave, [id, ...path]);
    }
    case 'https':
      if (!URL.canParse(text)) throw new FetchProblemError('refused', 'no address');
      return { kind: 'url', url: new URL(text), gateway: undefined };
    default:
      throw new FetchProblemError('refused', 'another scheme');
  }
}

function atGateway(place: string, parts: readonly string[]): Content {
  return {
    kind: 'url',
    url: new URL([place, ...parts].join('/')),
    gateway: new URL(`${place}/`).href,
  };
}

/** The parts of a path, each written so that it stays one: nothing leads out of where it begins. */
function partsAfter(text: string, start: RegExp): string[] {
  const parts = text.replace(start, '').split('/').map(decoded);
  if (parts.some((part) => part === '.' || part === '..'))
    throw new FetchProblemError('refused', 'a way out');
  return parts.map(encodeURIComponent);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function inlineBytes(text: string): Buffer {
  const comma = text.indexOf(',');
  if (comma === -1) throw new FetchProblemError('malformed', 'no data');
  const data = text.slice(comma + 1);
  if (/;\s*base64\s*$/i.test(text.slice(0, comma)))
    return Buffer.from(percentDecoded(data).toString(), 'base64');
  return percentDecoded(data);
}

/** Decodes percent escapes; contracts write unescaped data, so a '%' that escapes nothing stays. */
function percentDecoded(data: string): Buffer {
  if (!/%[0-9a-f]{2}/i.test(data)) return Buffer.from(data);
  const latin = Buffer.from(data).toString('latin1');
  const bytes = latin.replace(/%([0-9a-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1');
}
