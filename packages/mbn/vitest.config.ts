import { testsOf } from '../../vitest.shared.js';

export default testsOf('mbn', { isolate: false });
