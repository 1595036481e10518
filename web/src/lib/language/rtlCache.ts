import createCache from '@emotion/cache';
import rightToLeft from '@mui/stylis-plugin-rtl';

/**
 * Cache of mirrored styles. No vendor prefixes: importing the prefixer here would move it into the code of every language.
 */
export const rtlCache = createCache({ key: 'rtl', stylisPlugins: [rightToLeft] });
