import { testsOf } from '../../vitest.shared.js';

export default testsOf('cli', { isolate: false, globalSetup: './test/support/bundle.ts' });
