import { testsOf } from '../../vitest.shared.js';

export default testsOf('diagnostics', { isolate: false });
