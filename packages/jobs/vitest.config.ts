import { testsOf } from '../../vitest.shared.js';

export default testsOf('jobs', { isolate: false, globalSetup: './test/support/bundle.ts' });
