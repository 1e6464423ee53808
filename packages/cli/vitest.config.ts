import { testsOf } from '../../vitest.shared.js';

export default testsOf('cli', { isolate: false });
