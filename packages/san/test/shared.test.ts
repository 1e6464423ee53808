import { expect, test } from 'vitest';
import { hasShared } from './support/shared.js';

test('the shared vectors are there where they must be', () => {
	expect(hasShared || process.env.CI === undefined || process.env.X_SHARED === '').toBe(true);
});
