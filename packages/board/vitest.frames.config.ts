import { defineConfig } from 'vitest/config';

/** Figures from real Chromium, asked for by name only: they are measured times. */
export default defineConfig({ test: { name: 'board-frames', include: ['e2e/**/*.frames.ts'], testTimeout: 120_000, hookTimeout: 60_000 } });
