import { crc32, deflateSync } from 'node:zlib';

/** A PNG of one colour: a few kilobytes, and gigabytes when it is drawn. */
export function hugePng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // One bit a pixel, which is grey.
  header.set([1, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc((1 + Math.ceil(width / 8)) * Math.min(height, 2_000));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** Drawings that would run a script, send a request, or exhaust memory or time. */
export function hostileDrawings(url: string): Readonly<Record<string, string>> {
  const svg = (content: string, attributes = 'width="64" height="64"') =>
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`;
  const nested = (depth: number) => '<g opacity=".9">'.repeat(depth) + '</g>'.repeat(depth);
  const uses = Array.from({ length: 12 }, (_, level) => {
    const inner =
      level === 0 ? '<rect width="1" height="1"/>' : `<use xlink:href="#u${level - 1}"/>`.repeat(10);
    return `<g id="u${level}">${inner}</g>`;
  }).join('');
  return {
    'a script': svg(`<script>fetch('${url}script')</script><script xlink:href="${url}script.js"/>`),
    'a handler': svg(
      `<rect width="9" height="9" onload="fetch('${url}handler')"/>`,
      `width="9" height="9" onload="location='${url}'"`,
    ),
    'an external picture': svg(
      `<image xlink:href="${url}picture.png" width="64" height="64"/><image href="${url}b.svg" width="9" height="9"/>`,
    ),
    'an external use': svg(`<use xlink:href="${url}use.svg#a"/><use href="${url}use.svg#b"/>`),
    'an external style': `<?xml-stylesheet type="text/css" href="${url}style.css"?>${svg(`<style>@import url(${url}import.css); rect { fill: url(${url}fill.svg#a); }</style><rect width="9" height="9"/>`)}`,
    'an external font': svg(
      `<style>@font-face { font-family: x; src: url(${url}font.woff) }</style><text y="20" font-family="x">x</text>`,
    ),
    'an external filter': svg(
      `<filter id="f"><feImage xlink:href="${url}fe.png"/></filter><rect width="9" height="9" filter="url(#f)"/><rect width="9" height="9" filter="url(${url}f.svg#f)"/>`,
    ),
    'a page inside': svg(
      `<foreignObject width="64" height="64"><iframe xmlns="http://www.w3.org/1999/xhtml" src="${url}frame"/><img xmlns="http://www.w3.org/1999/xhtml" src="${url}img"/></foreignObject>`,
    ),
    'an included text': svg(
      `<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="${url}include" parse="text"/>`,
    ),
    'a file of the machine': svg(
      '<image xlink:href="file:///etc/passwd" width="9" height="9"/><image xlink:href="/proc/self/environ" width="9" height="9"/>',
    ),
    'an external document type': `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "${url}svg.dtd">${svg('<rect width="9" height="9"/>')}`,
    'an external entity': `<!DOCTYPE svg [<!ENTITY x SYSTEM "${url}entity">]>${svg('<text>&x;</text>')}`,
    'entities without end': `<!DOCTYPE svg [<!ENTITY a0 "aaaaaaaaaa">${Array.from({ length: 9 }, (_, n) => `<!ENTITY a${n + 1} "${`&a${n};`.repeat(10)}">`).join('')}]>${svg('<text>&a9;</text>')}`,
    'a use of itself': svg('<g id="a"><use xlink:href="#a"/></g>'),
    'ten thousand million uses': svg(`<defs>${uses}</defs><use xlink:href="#u11"/>`),
    'groups without end': svg(nested(20_000)),
    'more pixels than there are': svg(
      '<rect width="100%" height="100%"/>',
      'width="1000000000" height="1000000000"',
    ),
    'a strip': svg('<rect width="100%" height="100%"/>', 'width="2000000000" height="1"'),
    'a blur of everything': svg(
      '<filter id="f" x="-50000%" y="-50000%" width="100000%" height="100000%"><feGaussianBlur stdDeviation="100000"/><feTurbulence baseFrequency="9" numOctaves="900000"/><feMorphology radius="9999"/></filter><rect width="64" height="64" filter="url(#f)"/>',
    ),
    'a pattern in patterns': svg(
      `${Array.from({ length: 30 }, (_, n) => `<pattern id="p${n}" width=".001" height=".001"><rect width="9" height="9" fill="url(#p${n + 1})"/></pattern>`).join('')}<rect width="64" height="64" fill="url(#p0)"/>`,
    ),
    'a picture bomb inside': svg(
      `<image width="64" height="64" xlink:href="data:image/png;base64,${hugePng(30_000, 30_000).toString('base64')}"/>`,
    ),
    'a drawing in a drawing': svg(
      `<image width="64" height="64" xlink:href="data:image/svg+xml;base64,${Buffer.from(svg(`<image xlink:href="${url}inner" width="9" height="9"/>`)).toString('base64')}"/>`,
    ),
    'a million points': svg(
      `<path d="M0 0${'L1 1L2 0'.repeat(250_000)}" stroke="red" stroke-width="9" stroke-dasharray=".001"/>`,
    ),
  };
}
