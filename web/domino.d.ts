declare module '@mixmark-io/domino' {
  /** A DOM without a browser; the library's own types name another module. */
  const domino: { createDocument(html: string): Document };
  export = domino;
}
