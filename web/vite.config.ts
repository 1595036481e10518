import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  build: {
    target: 'es2022',
    // The content security policy allows no inline script, and a data: URL is no font source.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
