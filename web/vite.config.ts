import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './build/chunk-groups.ts';
import { codeLoading } from './build/code-loading.ts';
import { contractRoutes } from './build/contract-routes.ts';
import { pageFiles } from './build/page-files.ts';

const server = process.env['YARDSIGN_DEV_SERVER'] ?? 'http://localhost:3000';

export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [react(), codeLoading(), contractRoutes(), pageFiles()],
  resolve: {
    alias: {
      entities: fileURLToPath(new URL('lib/html-entities.ts', import.meta.url)),
      'linkify-it': fileURLToPath(new URL('lib/no-linkify.ts', import.meta.url)),
    },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups() },
      },
    },
    reportCompressedSize: false,
  },
  // A worker of modules fetches the encoder of sound only where a film needs it.
  worker: { format: 'es' },
  server: {
    proxy: Object.fromEntries(['/api', '/sandbox', '/files', '/build-info.json'].map((path) => [path, server])),
  },
});
