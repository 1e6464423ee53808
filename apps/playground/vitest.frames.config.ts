import { defineConfig } from 'vitest/config';

/** Figures from real Chromium against the built folder, asked for by name only. */
export default defineConfig({ test: { name: 'playground-frames', include: ['e2e/**/*.frames.ts'], hookTimeout: 60_000 } });
