import { expect, test } from 'vitest';
import { hasShared } from './support/shared.js';

test('the shared vectors are present if they are required', () => {
	expect(hasShared || process.env.CI === undefined || process.env.X_SHARED === '').toBe(true);
});
