import sharp from 'sharp';
import type { DrawnPicture, PictureToDraw } from './services/nfts/PictureToDraw.ts';
import { drawPicture } from './services/nfts/drawPicture.ts';

/*
 * Draws untrusted pictures, in a process of its own: a decoder cannot be interrupted, and this one can be
 * ended. It has no secret in its environment; it sends no requests, and ends with its parent.
 */

sharp.cache(false);
sharp.concurrency(1);
// Code that reads other formats, or files, is switched off.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Png', 'Jpeg', 'Nsgif', 'Webp', 'Heif', 'Svg'].map(
    (format) => `VipsForeignLoad${format}Buffer`,
  ),
});

process.on('disconnect', () => process.exit());
process.on('message', (picture: PictureToDraw) => {
  const answer = (drawn: DrawnPicture) => process.send?.(drawn);
  drawPicture(sharp, picture).then(
    (bytes) => answer({ bytes }),
    () => answer({ bytes: null }),
  );
});
// Ready to draw: time is measured from here.
process.send?.('ready');
