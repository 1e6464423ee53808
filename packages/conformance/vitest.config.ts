import { testsOf } from '../../vitest.shared.js';

export default testsOf('conformance', { isolate: false });
