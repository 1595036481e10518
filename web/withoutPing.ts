import type { Plugin } from 'vite';

/** Picture that Firestore's client requests from a third party when a stream breaks. */
const PICTURE = 'google.com/images/cleardot.gif';

/**
 * if(code==2){ …requests the picture… }else tell(2); becomes tell(2); which is also the result of a loaded
 * picture.
 */
const PING = /if\(\w+==2\)\{[^{}]*"\/\/www\.google\.com\/images\/cleardot\.gif"[^{}]*\}else (\w+\(2\);)/g;

/**
 * Removes the connection test with a third party from Firestore's transport
 * (docs/decisions/0025-firestore-without-its-connection-ping.md).
 *
 * @throws Error where it does not find that exactly once
 */
export function withoutPing(code: string): string {
  if (code.match(PING)?.length !== 1) {
    throw new Error(
      "Firestore's transport has changed: see web/withoutPing.ts, which takes the question to a third party out of it",
    );
  }
  return code.replace(PING, '$1');
}

/** Builds Firestore's transport without its request to a third party; fails if it is still there. */
export function firestoreWithoutPing(): Plugin {
  return {
    name: 'firestore-without-ping',
    transform: {
      filter: { id: /webchannel_blob_[^/]*\.js$/ },
      handler: (code) => ({ code: withoutPing(code), map: null }),
    },
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        // A source map quotes the library as it was.
        if (chunk.fileName.endsWith('.map')) continue;
        const text = chunk.type === 'chunk' ? chunk.code : String(chunk.source);
        if (text.includes(PICTURE)) this.error(`${chunk.fileName} asks for ${PICTURE}`);
      }
    },
  };
}
